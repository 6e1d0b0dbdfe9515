# The version of `.ci/node`, on which the tests run the server. To pin the image itself, append the digest that your registry shows (@sha256:…).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY src/package.json src/
COPY server/package.json server/
COPY sdk/node/package.json sdk/node/
COPY bench/package.json bench/

# dist/ for browsers, server/dist/ for Node
FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build && npm run build:server

FROM manifests AS packages
RUN npm ci --omit=dev --workspace server

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4010 DATA_FOLDER=/data
WORKDIR /app
# pg_dump and pg_restore, for backups; of the version that compose.yaml runs
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-15 && rm -rf /var/lib/apt/lists/*
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/dist dist
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 4010
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node handles SIGTERM itself; run it with --init, so that ended child processes are collected as well
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["server/dist/app/main.js"]
