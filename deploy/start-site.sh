#!/bin/sh
# The start of the site's container: wait for the CMS, build once, copy files for nginx, serve.
set -eu
until [ -f "$DATA_DIR/site.env" ]; do sleep 1; done
set -a
. "$DATA_DIR/site.env"
set +a
[ -e "${BUILD_DIR:-.next}/current" ] || node scripts/run.mjs build
node scripts/run.mjs deploy static /config/settings.env
node scripts/run.mjs deploy config /config/settings.env /config
exec node scripts/run.mjs serve
