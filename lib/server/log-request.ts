import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { enterRequest, type RequestNotes } from '@/lib/observability/current-request'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'
import { routeLabel } from '@/lib/server/route-label'

/** nginx's word for a client that went away before it had its answer. */
const CLIENT_GONE = 499

/**
 * Give a request an id of ours, which its log lines and its answer carry; when it is over, count how long it took, and
 * write a line if it was a call of the API. The id is made where the request arrives, whatever the client wrote.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const notes: RequestNotes = { id: randomUUID() }
  request.headers['x-request-id'] = notes.id
  enterRequest(notes)
  const { method = '' } = request
  const route = routeLabel(request.url ?? '')
  const isCall = route.startsWith('/api/')
  if (isCall) response.setHeader('X-Request-Id', notes.id)
  const startedAt = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE
    const ms = performance.now() - startedAt
    metrics().httpSeconds.observe({ method, route, status }, ms / 1000)
    if (!isCall) return
    const line = { requestId: notes.id, method, route, status, ms: Math.round(ms), code: notes.refusal }
    // A balancer asks after our health every few seconds.
    if (route === '/api/health' && status === 200) log().debug(line, 'request')
    else log().info(line, 'request')
  })
}
