import { closeDatabase } from '@/lib/db/client'
import { now, watchClock } from '@/lib/db/clock'
import { builtSiteUrl, env, findSuspiciousSettings, isProduction } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { redirectConsole } from '@/lib/observability/redirect-console'
import { type BackgroundWork, handOverBackgroundWork } from '@/lib/server/process/background-work'
import { loadEnvOrExit } from '@/lib/server/process/load-env-or-exit'
import { reachDatabaseOrExit } from '@/lib/server/process/reach-database-or-exit'
import { startMetricsServer } from '@/lib/server/process/start-metrics-server'
import { type RunningQueue } from '@/lib/queue/run-queue'
import { startWorker } from '@/lib/server/process/start-worker'
import { warnOfOrphanedTours } from '@/lib/server/process/warn-of-orphaned-tours'

// In development, modules are reloaded, which must not start a second worker.
const globals: { lumiWorker?: RunningQueue } = globalThis as object

/** Start the site's background work. Next calls this once at startup, under our own server or any other. */
export function startBackgroundWork(): void {
  loadEnvOrExit()
  if (isProduction) redirectConsole()
  if (builtSiteUrl !== env().SITE_URL) {
    log().warn(
      `SITE_URL is ${env().SITE_URL}, but the pages were built ${builtSiteUrl ? `for ${builtSiteUrl}` : 'without it'}: ` +
        'build again with this SITE_URL, so that search engines find the right addresses.',
    )
  }
  for (const doubt of findSuspiciousSettings(env())) log().warn(doubt)
  const metrics = startMetricsServer()
  watchClock()
  if (env().WORKER_IN_PROCESS) globals.lumiWorker ??= startWorker()
  const worker = globals.lumiWorker
  void reachDatabaseOrExit().then(() => warnOfOrphanedTours(now()))
  const background: BackgroundWork = {
    stop: async () => void (await Promise.all([worker?.stop(), metrics.stop()])),
    closeDatabase,
  }
  if (handOverBackgroundWork(background)) return
  // Under another server, stop on the signals of that server: it ends the process after its last request, and no work may
  // be running by then.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void background.stop())
}
