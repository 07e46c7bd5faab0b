#!/bin/sh
# Writes what nginx has to know about the schools, keeps their certificates, and becomes nginx.
set -eu
umask 077
mkdir -p /tmp/schools /tmp/challenges

name_in() { # the host name of an address
  echo "$1" | sed 's,^https://,,; s,[:/].*,,'
}

add_school() { # project, SITE_URL, STUDIO_URL
  site=$(name_in "$2")
  studio=$(name_in "$3")
  echo "$site $1-site:3000;" >>/tmp/schools/sites
  echo "$studio $1-cms:8055;" >>/tmp/schools/studios
  echo "server_name $site;" >>/tmp/schools/site-names
  echo "server_name $studio;" >>/tmp/schools/studio-names
  printf '%s\n%s\n' "$site" "$studio" >>/tmp/schools/domains
}

rm -f /tmp/schools/*
add_school "$SCHOOL" "$SITE_URL" "$STUDIO_URL"
for file in /schools/*.env; do
  [ -e "$file" ] || continue
  address_of() { sed -n "s/^$1=//p" "$file"; }
  add_school "$(basename "$file" .env)" "$(address_of SITE_URL)" "$(address_of STUDIO_URL)"
done
# A container that is created again has another address.
echo "resolver $(sed -n 's/^nameserver //p' /etc/resolv.conf | head -n 1) valid=2s;" >/tmp/schools/resolver

# nginx starts with certificates of its own, which the automatic ones replace.
while read -r domain; do
  folder=/certificates/$domain
  [ -e "$folder/fullchain.pem" ] && continue
  mkdir -p "$folder"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 \
    -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain" \
    -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
done </tmp/schools/domains

if [ "$CERTIFICATES" = automatic ]; then
  # Renews 30 days before the end. nginx reads a certificate when a visitor connects.
  while sleep 5; do
    dehydrated --config /etc/front/dehydrated.conf --cron --keep-going || sleep 3600
    sleep 43200
  done &
fi
exec nginx -c /etc/front/nginx.conf
