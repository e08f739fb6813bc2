# One image for site, worker, migrations and commands: docs/decisions/image.md. compose.yaml builds and runs it.
#
# An image belongs to one operator: pages contain its address, and scripts its publishable key. So both are arguments
# without a default.
#
#   docker build --build-arg SITE_URL=https://www.example.com --build-arg NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY=pk_live_… .

# Both with glibc, which the pictures' library is built for.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG POSTGRES_IMAGE=postgres:18-bookworm

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# `npm ci` generates the database client, which needs these.
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/schema-engine.mjs prisma/open-schema-engine.mjs prisma/
COPY lib/database-url.ts lib/env.ts lib/
COPY lib/server/process/load-env-files.ts lib/server/process/read-secret-files.ts lib/server/process/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY
# Seconds since 1970 of the commit that last changed public/, by which browsers know its pictures again.
ARG SOURCE_DATE_EPOCH
RUN : "${SITE_URL:?is a build argument}" "${NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY:?is a build argument}" \
    && npm run build && npm run build:slim /slim

# PostgreSQL with pgBackRest, which archives its log and makes its backups.
FROM ${POSTGRES_IMAGE} AS database
RUN apt-get update \
    && apt-get install --yes --no-install-recommends pgbackrest \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o postgres -g postgres /var/lib/pgbackrest
COPY tools/compose/pgbackrest.conf /etc/pgbackrest.conf
COPY tools/compose/backup.sh /usr/local/share/backup.sh
COPY tools/compose/create-roles.sh /docker-entrypoint-initdb.d/
USER postgres

FROM ${NODE_IMAGE} AS site
ARG SITE_URL
LABEL org.opencontainers.image.title="Lumi & Light" \
      org.opencontainers.image.description="Booking site, worker, migrations and commands" \
      org.opencontainers.image.url="${SITE_URL}"
# The user has no home, and a package that looks for its settings there would fail.
ENV NODE_ENV=production HOME=/tmp
WORKDIR /app
# All of it is root's, so the site cannot change it. It writes to three places: pictures that it converts, the scripts and
# styles that all instances share, and /tmp.
COPY --from=build /slim ./
COPY tools/compose/check-alive.mjs ./
RUN install -d -o 10001 -g 10001 .next/cache /shared-assets
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "check-alive.mjs"]
# Node itself, as npm passes no signals on.
CMD ["node", ".next/main.cjs"]
