import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { now } from '@/lib/db/clock'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { collectProcessMetrics, metricsText } from '@/lib/observability/metrics'
import { startCounters } from '@/lib/server/process/start-counters'
import { updateGauges } from '@/lib/server/process/update-gauges'

/** Serve metrics to Prometheus on a separate port, if METRICS_PORT is set. */
export function startMetricsServer(): { readonly stop: () => Promise<void> } {
  const { METRICS_PORT: port, METRICS_HOST: host } = env()
  if (port === undefined) return { stop: async () => {} }
  const server = createServer(({ method, url }, response) => {
    if (method === 'GET' && url?.split('?')[0] === '/metrics') void answer(response)
    else response.writeHead(404).end()
  })
  // The site can sell without metrics, so only log the error.
  server.on('error', (err) => log().error({ err, port }, 'metrics cannot be served'))
  server.once('listening', () => {
    collectProcessMetrics()
    startCounters()
  })
  server.listen(port, host)
  return {
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(response: ServerResponse): Promise<void> {
  try {
    await updateGauges(now())
    const { type, text } = await metricsText()
    response.writeHead(200, { 'Content-Type': type }).end(text)
  } catch (err) {
    log().error({ err }, 'metrics cannot be told')
    response.writeHead(500).end()
  }
}
