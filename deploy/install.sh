#!/bin/sh
# Installs a release on Debian 12 or Ubuntu 22.04 and newer, and puts one school online with it:
#   sh install.sh school-website-<version>.tar.gz <school>.env
# The second file has the settings of the school; deploy/settings.example.env explains them. Its name is the
# id of the school. Running it again with changed settings applies them.
set -eu
umask 022

fail() {
  echo "install: $*" >&2
  exit 1
}

[ $# -eq 2 ] || fail "say which release and which settings: sh install.sh <release.tar.gz> <school>.env"
[ "$(id -u)" = 0 ] || fail "run this as root."
command -v apt-get >/dev/null || fail "this system has no apt-get: use Debian 12 or Ubuntu 22.04 or newer."
release=$1
settings=$2
for file in "$release" "$release.sha256" "$release.sha256.sig" "$settings"; do
  [ -r "$file" ] || fail "$file is missing."
done

begin=$(date +%s)
step() {
  printf '%4d s  %s\n' $(($(date +%s) - begin)) "$*"
}

step "Installing the packages of the system"
packages="ca-certificates openssl nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static certbot restic openssh-client logrotate"
if grep -q '^DB_CLIENT="*pg"*$' "$settings"; then
  packages="$packages postgresql"
fi
export DEBIAN_FRONTEND=noninteractive
log=/var/log/school-website-install.log
{ apt-get update -q && apt-get install -qy --no-install-recommends $packages; } >"$log" 2>&1 ||
  fail "apt-get could not install the packages; $log says why."

step "Verifying the release"
# The key of the first installation stays: a later release must be signed with the same one.
key=/etc/school-website/release-key.pub
mkdir -p /etc/school-website /opt/school-website/releases
[ -r "$key" ] || install -m 644 "$(dirname "$release")/release-key.pub" "$key"
openssl pkeyutl -verify -pubin -inkey "$key" -rawin -in "$release.sha256" \
  -sigfile "$release.sha256.sig" >/dev/null ||
  fail "the signature of $release is not valid: download the release again."
(cd "$(dirname "$release")" && sha256sum --quiet -c "$(basename "$release").sha256") ||
  fail "$release is damaged: download it again."

name=$(basename "$release" .tar.gz)
target=/opt/school-website/releases/${name#school-website-}
if [ ! -d "$target" ]; then
  step "Unpacking the release"
  draft=$(mktemp -d /opt/school-website/releases/.unpacking-XXXXXX)
  tar -xzf "$release" -C "$draft" --no-same-owner
  chmod 755 "$draft/$name"
  "$draft/$name/node_modules/node/bin/node" "$draft/$name/scripts/release/renew-keys.ts"
  mv "$draft/$name" "$target"
  rmdir "$draft"
fi
exec "$target/node_modules/node/bin/node" "$target/scripts/install.ts" "$settings"
