#!/bin/sh
# The service `backup`: at each start and at 02:00 UTC, a full backup on Sundays and what has changed on other days. Old
# ones expire. If a step fails the container ends and Docker starts it again; `docker compose ps` shows that.
set -eu

pgbackrest --stanza=lumi stanza-create
# Also proves that the log arrives.
pgbackrest --stanza=lumi check
while :; do
  if [ "$(date -u +%u)" = 7 ]; then type=full; else type=diff; fi
  pgbackrest --stanza=lumi --type="$type" backup
  sleep $(($(date -u -d 'tomorrow 02:00' +%s) - $(date +%s)))
done
