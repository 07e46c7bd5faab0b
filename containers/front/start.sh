#!/bin/sh
# Becomes nginx, which has to know the school; fills the cache once the site is ready.
set -eu
name_in() { echo "$1" | sed 's,^https*://,,; s,[:/].*,,'; }
port_in() { echo "$1" | sed -n 's,^https*://[^/:]*:\([0-9]*\).*,\1,p' | grep . || echo 443; }
site=$(name_in "$SITE_URL") studio=$(name_in "$STUDIO_URL")
names="$site $(port_in "$SITE_URL") $SCHOOL\\\\n$studio $(port_in "$STUDIO_URL") $SCHOOL\\\\n"
# A container that is created again has another address, for which the name server is asked.
resolver=$(sed -n '/^nameserver .*:/s/nameserver \(.*\)/[\1]/p; s/^nameserver \([0-9.]*\)$/\1/p' /etc/resolv.conf | head -n 1)
trusted=$(printf 'set_real_ip_from %s; ' 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7 $(echo "$PROXIES" | tr , ' '))
for file in nginx site studio; do
  sed "s/@SCHOOL@/$SCHOOL/; s/@SITE@/$site/; s/@STUDIO@/$studio/; s/@NAMES@/$names/; s/@TLS@/$TLS/
    s/@RESOLVER@/$resolver/; s,@TRUSTED@,$trusted," /etc/front/$file.conf >/tmp/$file.conf
done
visit() { curl -fsS -m 30 -H "Host: $site" -H 'Accept-Encoding: br' "$@" 2>/dev/null; }
{
  until visit -o /dev/null http://127.0.0.1:8080/api/ready; do sleep 2; done
  curl -fsS -m 30 -H "Host: $site" http://127.0.0.1:8080/ | grep -o 'href="/[^"#?]*"' | sort -u |
    while IFS='"' read -r _ path _; do
      for from in none same-origin; do
        visit --retry 3 -o /dev/null -H "Sec-Fetch-Site: $from" "http://127.0.0.1:8080$path" || true
      done
    done
} &
exec nginx -c /tmp/nginx.conf
