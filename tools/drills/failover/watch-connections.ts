import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type PostgresServer } from '@/tools/drills/postgres-server'

const POLL_MS = 500

/** The most connections that the site had, and the most of them in a commit that waited for the standby. */
export type Seen = { readonly connections: number; readonly waiting: number }

const COUNT = `
  SELECT count(*)::int AS connections, (count(*) FILTER (WHERE wait_event = 'SyncRep'))::int AS waiting
  FROM pg_stat_activity WHERE datname = 'lumi' AND pid <> pg_backend_pid()`

/** Count connections until stopped. Nothing is counted while the primary is down. */
export function watchConnections(primary: () => PostgresServer): { readonly end: () => Promise<Seen> } {
  let isOver = false
  let most: Seen = { connections: 0, waiting: 0 }
  const watching = (async () => {
    while (!isOver) {
      const [found] = await primary()
        .query<Seen & pg.QueryResultRow>(COUNT)
        .catch(() => [])
      if (found)
        most = {
          connections: Math.max(most.connections, found.connections),
          waiting: Math.max(most.waiting, found.waiting),
        }
      await pause(POLL_MS)
    }
  })()
  return {
    async end() {
      isOver = true
      await watching
      return most
    },
  }
}
