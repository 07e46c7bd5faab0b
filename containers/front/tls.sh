#!/bin/sh
# Becomes Caddy. Asks the fronts of all schools in its network for their names, and tells them to Caddy.
set -u
cd /tmp && touch names
export XDG_DATA_HOME=/certificates XDG_CONFIG_HOME=/tmp PROXIES="$(echo "$PROXIES" | tr , ' ')"
[ "$ISSUER" = automatic ] || export OPTIONS="$(printf 'skip_install_trust\ncert_issuer internal {\nlifetime 8760h\nsign_with_root\n}')"
while sleep 1; do
  # Lines of name, port and project. The first front with a name keeps it, also while it does not answer.
  for address in $(getent ahostsv4 front | cut -d ' ' -f 1 | sort -u); do
    curl -fsS -m 2 "http://$address:8080/.well-known/front"
  done 2>/dev/null | grep -E '^[a-z0-9.-]+ [0-9]+ [a-z0-9_-]+$' | sort -s -u -k 1,1 names - >new
  cmp -s names new && continue
  while read -r name port school; do
    printf 'http://%s {\nredir https://{host}:%s{uri} 308\n}\n' "$name" "$port" | sed 's/:443{/{/'
    printf 'https://%s {\nheader Alt-Svc `h3=":%s"; ma=86400`\n' "$name" "$port"
    printf 'import school\nreverse_proxy %s-front:8080 {\nimport front\n}\n}\n' "$school"
  done <new >schools
  caddy reload --config /etc/front/Caddyfile && mv new names
done &
exec caddy run --config /etc/front/Caddyfile
