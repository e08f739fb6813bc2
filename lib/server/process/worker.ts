import { closeDatabase } from '@/lib/db/client'
import { now, watchClock } from '@/lib/db/clock'
import { buildFolder } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { recordBuild } from '@/lib/server/build/record-build'
import { loadEnvOrExit } from '@/lib/server/process/load-env-or-exit'
import { reachDatabaseOrExit } from '@/lib/server/process/reach-database-or-exit'
import { startMetricsServer } from '@/lib/server/process/start-metrics-server'
import { startWorker } from '@/lib/server/process/start-worker'
import { warnOfOrphanedTours } from '@/lib/server/process/warn-of-orphaned-tours'
import { stopGracefullyOnSignal } from '@/lib/server/process/stop-gracefully-on-signal'

/* `npm run worker`: run the background jobs (e-mails, refunds, expiring holds) in a separate process. */

void start()

async function start(): Promise<void> {
  loadEnvOrExit()
  await reachDatabaseOrExit()
  const worker = startWorker(endSilentWorker)
  recordBuild(buildFolder)
  const metrics = startMetricsServer()
  log().info('worker started')
  watchClock()
  void warnOfOrphanedTours(now())
  stopGracefullyOnSignal({
    async finish() {
      await Promise.all([worker.stop(), metrics.stop()])
      await closeDatabase()
    },
  })
}

/**
 * End this worker, so that the service manager starts it again with new connections. A site's own worker is left alone,
 * because pages need no database.
 */
function endSilentWorker(): void {
  log().fatal('no heartbeat for five minutes: this worker ends, to be started again')
  process.exit(1)
}
