# The images of a school website, the same for every school: `docker build --target site .`, and the
# targets cms, front and backup. compose.yaml starts them.
FROM docker.io/library/node:24-bookworm-slim AS base
# By which an upgrade finds what builds have left.
LABEL school-website=
ENV NODE_ENV=production
WORKDIR /app

FROM base AS site-packages
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev --ignore-scripts

# The import reads HTML and XML, and fetches files.
FROM site-packages AS import-packages
RUN npm query '#school-transfer *' > packages.json && node -e "for (const { location } of JSON.parse(require('fs').readFileSync('packages.json'))) require('fs').cpSync(location, location.replace('node_modules', '/packages'), { recursive: true })"

FROM site-packages AS site-build
COPY . .
# A checkout may be private to its owner.
RUN find . -name node_modules -prune -o -exec chmod a+rX {} + && node containers/build-site.ts
# What only a build loads: compilers, and packages that are in its output.
RUN cd node_modules && rm -rf @next/swc-* typescript @types tailwindcss @tailwindcss lightningcss* lucide \
    pdfjs-dist react-pdf @napi-rs node caniuse-lite es-toolkit

FROM base AS service
# Directus ends by repeating its signal, which a first process would not get. A restore sees by the lock that the container runs.
RUN apt-get update -q && apt-get install -qy --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["flock", "--shared", "--no-fork", "/data/lock", "tini", "--"]
STOPSIGNAL SIGTERM

FROM service AS site
COPY --from=site-build /app ./
RUN mkdir /data && chown node: /data
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
CMD ["node", "containers/site.ts"]

FROM base AS cms-build
COPY cms/package.json cms/package-lock.json cms/.npmrc cms/
COPY cms/not-included cms/not-included
COPY cms/sqlite3 cms/sqlite3
COPY packages packages
RUN cd cms && npm ci --include=dev --ignore-scripts
COPY . .
COPY --from=import-packages /packages node_modules
RUN find . -name node_modules -prune -o -exec chmod a+rX {} + \
  && npm run build --prefix cms/extensions/school \
  && npm prune --prefix cms --omit=dev --ignore-scripts \
  && ln -s ../packages/schema node_modules/school-schema && ln -s ../packages/transfer node_modules/school-transfer && rm -rf app components public

FROM service AS cms
COPY --from=cms-build /app ./
RUN mkdir -p /data/site-a /data/site-b && chown -R node: /data
USER node
ENV CMS_HOST=0.0.0.0 CMS_PORT=8055 DATA_DIR=/data
EXPOSE 8055
CMD ["node", "containers/cms.ts"]

FROM docker.io/library/caddy:2.11.7 AS caddy
LABEL school-website=
# Its capability would forbid to start it where capabilities are dropped: a copy has none.
RUN cp /usr/bin/caddy /caddy

# nginx and Caddy, which are two services.
FROM docker.io/library/debian:bookworm-slim AS front
RUN apt-get update -q \
  && apt-get install -qy --no-install-recommends nginx libnginx-mod-http-brotli-filter libnginx-mod-stream curl ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 1000 front && mkdir /certificates /cache && chown front: /certificates /cache \
  # The temporary files of nginx.
  && rm -r /var/lib/nginx && ln -s /tmp /var/lib/nginx
COPY --from=caddy /caddy /usr/local/bin/
COPY containers/front/ /etc/front/
RUN chmod -R a+rX /etc/front
USER front
EXPOSE 8080
CMD ["sh", "/etc/front/start.sh"]

FROM base AS backup
RUN apt-get update -q \
  && apt-get install -qy --no-install-recommends restic postgresql-client openssh-client ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data/site-a /data/site-b /backups && chown -R node: /data /backups && ln -s /backups/ssh /home/node/.ssh
COPY --from=site-packages /app/node_modules/zod node_modules/zod
COPY --from=site-packages /app/node_modules/nodemailer node_modules/nodemailer
COPY package.json ./
COPY packages packages
RUN ln -s ../packages/schema node_modules/school-schema
COPY lib/server lib/server
COPY lib/enquiry/outbox lib/enquiry/outbox
COPY scripts/launcher/problem.mjs scripts/launcher/
COPY scripts/backup scripts/backup
COPY containers/backup/backup /usr/local/bin/
RUN chmod -R a+rX . /usr/local/bin/backup
USER node
ENV DATA_DIR=/data BACKUP_DIR=/backups
STOPSIGNAL SIGTERM
CMD ["node", "scripts/backup/service.ts"]
