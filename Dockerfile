# syntax=docker/dockerfile:1
# One image for API, worker and migrations; docker-compose.yml says which process a container runs.
ARG NODE_IMAGE=node:26-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
# No dependency's install script is needed (see allowScripts in package.json).
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Released rulesets travel along: old matches replay with the bundle they were recorded with.
RUN npm run build && mkdir -p rulesets

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Optional packages are the embedded servers and build tools: not here.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --omit=optional

FROM ${NODE_IMAGE} AS run
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/rulesets ./rulesets
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/scripts/healthcheck.mjs ./scripts/healthcheck.mjs
# A volume that is mounted here takes over its owner: the worker keeps the last signed head in it.
RUN mkdir -p /var/lib/arbiter/heads /var/lib/arbiter/archive && chown node:node /var/lib/arbiter/heads /var/lib/arbiter/archive
# Files belong to root and are read-only for the process.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
# Node as process 1 gets SIGTERM itself; compose adds an init that reaps.
CMD ["node", "dist/api/main.js"]
