import { now, watchClock } from '@/lib/db/clock'
import { builtSiteUrl, env, findDoubts, isProduction } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { takeOverConsole } from '@/lib/observability/take-over-console'
import { boundAllHeaders } from '@/lib/server/bound-headers'
import { exitOnBadEnv } from '@/lib/server/exit-on-bad-env'
import { openFront } from '@/lib/server/front'
import { knowServers } from '@/lib/server/close-servers'
import { markClients } from '@/lib/server/mark-clients'
import { mendAddresses } from '@/lib/server/mend-addresses'
import { startMetrics } from '@/lib/server/start-metrics'
import { type Queue } from '@/lib/queue/run-queue'
import { startWorker } from '@/lib/server/start-worker'
import { stopGracefully } from '@/lib/server/stop-gracefully'
import { tellOfOrphans } from '@/lib/server/tell-of-orphans'
import { watchRequests } from '@/lib/server/watch-requests'

// Development reloads modules; one worker is enough.
const kept: { lumiWorker?: Queue } = globalThis as object

/** What every `npm start` does before it answers. */
export function startServer(): void {
  exitOnBadEnv()
  if (isProduction) takeOverConsole()
  if (builtSiteUrl !== env().SITE_URL) {
    log().warn(
      `SITE_URL is ${env().SITE_URL}, but the pages were built ${builtSiteUrl ? `for ${builtSiteUrl}` : 'without it'}: ` +
        'build again with this SITE_URL, so that search engines find the right addresses.',
    )
  }
  for (const doubt of findDoubts(env())) log().warn(doubt)
  boundAllHeaders()
  mendAddresses()
  markClients(env().TRUSTED_PROXY_HOPS)
  watchRequests()
  const closeServers = knowServers()
  const metrics = startMetrics()
  watchClock()
  if (env().WORKER_IN_PROCESS) kept.lumiWorker ??= startWorker()
  const worker = kept.lumiWorker
  void tellOfOrphans(now())
  // Next's development server builds as it goes, is a child of its own starter, and ends with it.
  if (!isProduction) return
  openFront()
  stopGracefully(() => Promise.all([closeServers(), worker?.stop(), metrics.stop()]))
}
