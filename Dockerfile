# Wayfare in one image. Build: docker build -t wayfare .
# Run on its embedded database, for this machine alone, with Wayfare ID and the shared Demo account to sign in with:
#   docker run -p 127.0.0.1:3000:3000 -e ORIGIN=http://localhost:3000 -e DEMO_SIGN_IN=1 -v wayfare:/data wayfare
# For others set ORIGIN to the address that they type, and an identity provider in the place of the demo (.env.example).

# `npm run images` prints what to put here, to build on exactly the image of today: --build-arg NODE_IMAGE=node:…@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS built
WORKDIR /app
COPY . .
# The same preparing that `npm start` does: packages, the atlas, the browser application.
RUN node --input-type=module -e "const { prepare } = await import('./scripts/prepare.mjs'); await prepare({ web: true })" \
 && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WAYFARE_DATA=/data
# What is freed goes back to the system, as with `npm start` (scripts/prepare.mjs).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY --from=built --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# The server itself is process 1, so that it hears SIGTERM and closes cleanly.
CMD ["node", "--max-semi-space-size=4", "server/dist/program/main.js"]
