#!/bin/sh
# Becomes nginx, which has to know the school; fills the cache once the site is ready.
set -eu
name_in() { echo "$1" | sed 's,^https*://,,; s,[:/].*,,'; }
port_in() { echo "$1" | sed -n 's,^https*://[^/:]*:\([0-9]*\).*,\1,p' | grep . || echo 443; }
site=$(name_in "$SITE_URL") studio=$(name_in "$STUDIO_URL")
names="$site $(port_in "$SITE_URL") $SCHOOL\\\\n$studio $(port_in "$STUDIO_URL") $SCHOOL\\\\n"
trusted=$(printf 'set_real_ip_from %s; ' 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7 $(echo "$PROXIES" | tr , ' '))
for file in nginx site studio; do
  sed "s/@SITE@/$site/; s/@STUDIO@/$studio/; s/@NAMES@/$names/; s,@TRUSTED@,$trusted," /etc/front/$file.conf >/tmp/$file.conf
done
# nginx would let visitors wait for the name server, which fails for seconds when a container stops: it gets addresses.
# While that of the engine starts again, one of the host that does not answer either would take 20 s.
export RES_OPTIONS='timeout:1 attempts:1'
find_servers() {
  { echo "upstream $1 {" && getent ahostsv4 "$2" | sed -n "s/ *STREAM.*/:$3;/; s/^.*;/server &/p" | sort && echo '}'; } >/tmp/$1.new
  grep -q server /tmp/$1.new && ! cmp -s /tmp/$1.new /tmp/$1.servers && mv /tmp/$1.new /tmp/$1.servers &&
    until nginx -c /tmp/nginx.conf -s reload; do sleep 1; done
}
for name in site cms tls; do echo "upstream $name { server 127.0.0.1:9; }" >/tmp/$name.servers; done
while sleep 1; do
  find_servers site "$SCHOOL-site" 3000 || find_servers cms "$SCHOOL-cms" 8055 || find_servers tls "$TLS" 443 || true
done &
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
