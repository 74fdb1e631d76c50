# The portal in production: `docker build -t portal .`, or the same with podman or buildah
# An image of Debian 12 or newer with Node 24 at /usr/local/bin/node.
ARG NODE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node tools/image/tree.ts /portal

FROM ${NODE}
# The process with number 1 passes signals on and buries orphans: the portal forks makers of pictures and documents.
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/* \
  && rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* \
  && groupadd --gid 10001 portal && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin portal \
  && install -d -o portal -g portal -m 0700 /data /backups
COPY --from=build /portal /portal
WORKDIR /portal
USER 10001:10001
ENV NODE_ENV=production PORTAL_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/bin/tini", "--", "/usr/local/bin/node"]
CMD ["bundle/main.js"]
