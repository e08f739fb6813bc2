import { closeDatabase } from '@/lib/db/client'
import { now, watchClock } from '@/lib/db/clock'
import { log } from '@/lib/observability/log'
import { loadEnvOrExit } from '@/lib/server/load-env-or-exit'
import { reachDatabaseOrExit } from '@/lib/server/reach-database-or-exit'
import { startMetrics } from '@/lib/server/start-metrics'
import { startWorker } from '@/lib/server/start-worker'
import { warnOfOrphanedTours } from '@/lib/server/warn-of-orphaned-tours'
import { stopGracefully } from '@/lib/server/stop-gracefully'

/* `npm run worker`: e-mails, refunds and lapses in a separate process. */

void start()

async function start(): Promise<void> {
  loadEnvOrExit()
  await reachDatabaseOrExit()
  const worker = startWorker()
  const metrics = startMetrics()
  log().info('worker started')
  watchClock()
  void warnOfOrphanedTours(now())
  stopGracefully(async () => {
    await Promise.all([worker.stop(), metrics.stop()])
    await closeDatabase()
  })
}
