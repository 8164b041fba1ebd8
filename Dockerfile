# The base is named once, so that a digest can be given instead: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
# Node 24 is the current long-term release; the suite passes on 20 as well.
ARG NODE_IMAGE=node:24-bookworm-slim

# What runs: depends on the lock file alone, so that a change of the sources leaves this layer as it is.
FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund --no-update-notifier

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier
COPY tsconfig.json tsconfig.client.json ./
COPY src ./src
COPY tools ./tools
RUN npm run --silent build && find dist -name '*.map' -delete

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Cards Speak" \
  org.opencontainers.image.description="Decides poker hands: best hands, winners, splits, side pots, odd chips and legality, each step with its rule." \
  org.opencontainers.image.version="1.0.0" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
# Everything belongs to root and is only read by the service, which writes nothing: --read-only is fine.
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY openapi ./openapi
COPY --from=build /app/dist ./dist
# A number, so that an orchestrator can see that it is not root.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "dist/cli/ready.js"]
# Node runs as process 1 without an init: the service handles SIGTERM itself and starts no other process.
STOPSIGNAL SIGTERM
# Node 24 else lets twice as much of what is short-lived lie, which in an overload is near 512 MB.
CMD ["node", "--max-semi-space-size=16", "dist/server.js"]
