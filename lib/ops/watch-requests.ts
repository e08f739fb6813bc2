import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { enterRequest, type RequestNotes } from '@/lib/log/current-request'
import { log } from '@/lib/log/log'
import { routeOf } from '@/lib/ops/route-of'

/** nginx's word for a client that went away before it had its answer. */
const CLIENT_GONE = 499

/**
 * Give every request an id of ours, which its log lines and its answer carry, and write a line for each call of the
 * API when it is over. The id is made where the request arrives, whatever the client wrote there.
 */
export function watchRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as {
      readonly request: IncomingMessage
      readonly response: ServerResponse
    }
    const notes: RequestNotes = { id: randomUUID() }
    const startedAt = performance.now()
    request.headers['x-request-id'] = notes.id
    enterRequest(notes)
    const route = routeOf(request.url ?? '')
    if (!route.startsWith('/api/')) return
    response.setHeader('X-Request-Id', notes.id)
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_GONE
      const ms = Math.round(performance.now() - startedAt)
      const line = { requestId: notes.id, method: request.method, route, status, ms, code: notes.refusal }
      // A balancer asks after our health every few seconds.
      if (route === '/api/health' && status === 200) log().debug(line, 'request')
      else log().info(line, 'request')
    })
  })
}
