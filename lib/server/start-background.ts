import { closeDatabase } from '@/lib/db/client'
import { now, watchClock } from '@/lib/db/clock'
import { builtSiteUrl, env, findDoubts, isProduction } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { takeOverConsole } from '@/lib/observability/take-over-console'
import { type Background, handOverBackground } from '@/lib/server/background'
import { exitOnBadEnv } from '@/lib/server/exit-on-bad-env'
import { startMetrics } from '@/lib/server/start-metrics'
import { type Queue } from '@/lib/queue/run-queue'
import { startWorker } from '@/lib/server/start-worker'
import { tellOfOrphans } from '@/lib/server/tell-of-orphans'

// Development reloads modules; one worker is enough.
const kept: { lumiWorker?: Queue } = globalThis as object

/** What the site does beside answering, whichever server it runs under: Next calls it once when one starts. */
export function startBackground(): void {
  exitOnBadEnv()
  if (isProduction) takeOverConsole()
  if (builtSiteUrl !== env().SITE_URL) {
    log().warn(
      `SITE_URL is ${env().SITE_URL}, but the pages were built ${builtSiteUrl ? `for ${builtSiteUrl}` : 'without it'}: ` +
        'build again with this SITE_URL, so that search engines find the right addresses.',
    )
  }
  for (const doubt of findDoubts(env())) log().warn(doubt)
  const metrics = startMetrics()
  watchClock()
  if (env().WORKER_IN_PROCESS) kept.lumiWorker ??= startWorker()
  const worker = kept.lumiWorker
  void tellOfOrphans(now())
  const background: Background = {
    stop: async () => void (await Promise.all([worker?.stop(), metrics.stop()])),
    closeDatabase,
  }
  if (handOverBackground(background)) return
  // Another server ends this process when it has answered its last request: by then nothing new must be under way.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void background.stop())
}
