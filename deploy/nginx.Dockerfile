# nginx with its modules. It waits until the site has written its configuration.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /var/cache/nginx/school-website
CMD ["sh", "-c", "until [ -f /config/nginx/nginx.conf ]; do sleep 1; done; exec nginx -c /config/nginx/nginx.conf -g 'daemon off;'"]
