import { builtSiteUrl, env, isProduction } from '@/lib/env'
import { log } from '@/lib/log/log'
import { exitOnBadEnv } from '@/lib/ops/exit-on-bad-env'
import { knowServers } from '@/lib/ops/close-servers'
import { markClients } from '@/lib/ops/mark-clients'
import { mendAddresses } from '@/lib/ops/mend-addresses'
import { startMetrics } from '@/lib/ops/start-metrics'
import { startWorker, type Worker } from '@/lib/ops/start-worker'
import { stopGracefully } from '@/lib/ops/stop-gracefully'
import { watchRequests } from '@/lib/ops/watch-requests'

// Development reloads modules; one worker is enough.
const kept: { lumiWorker?: Worker } = globalThis as object

/** What every `npm start` does before it answers. */
export function startServer(): void {
  exitOnBadEnv()
  if (builtSiteUrl !== env().SITE_URL) {
    log().warn(
      `SITE_URL is ${env().SITE_URL}, but the pages were built ${builtSiteUrl ? `for ${builtSiteUrl}` : 'without it'}: ` +
        'build again with this SITE_URL, so that search engines find the right addresses.',
    )
  }
  mendAddresses()
  markClients(env().TRUSTED_PROXY_HOPS)
  watchRequests()
  const closeServers = knowServers()
  const metrics = startMetrics()
  if (env().WORKER_IN_PROCESS) kept.lumiWorker ??= startWorker()
  const worker = kept.lumiWorker
  // Next's development server is a child of its own starter, and ends with it.
  if (!isProduction) return
  stopGracefully(() => Promise.all([closeServers(), worker?.stop(), metrics.stop()]))
}
