import { builtSiteUrl, env } from '@/lib/env'
import { log } from '@/lib/log/log'
import { exitOnBadEnv } from '@/lib/ops/exit-on-bad-env'
import { markClients } from '@/lib/ops/mark-clients'
import { mendAddresses } from '@/lib/ops/mend-addresses'
import { startWorker, type Worker } from '@/lib/ops/start-worker'
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
  if (!env().WORKER_IN_PROCESS || kept.lumiWorker) return
  const worker = startWorker()
  kept.lumiWorker = worker
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void worker.stop())
}
