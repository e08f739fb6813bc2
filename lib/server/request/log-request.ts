import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { enterRequestContext, type RequestContext } from '@/lib/observability/request-context'
import { logResponse } from '@/lib/observability/log-response'
import { isApiOrFormLabel, routeLabel } from '@/lib/contract/route-label'

/** nginx's status for a client that disconnected before it got a response. */
const CLIENT_GONE = 499

/**
 * Give a request an id, which appears in its log lines and its response. When it ends, record how long it took, and log
 * it if it was an API call. The id is always generated here, and replaces any that the client sent.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const notes: RequestContext = { id: randomUUID() }
  request.headers['x-request-id'] = notes.id
  enterRequestContext(notes)
  const { method = '' } = request
  const route = routeLabel(request.url ?? '')
  if (isApiOrFormLabel(route)) response.setHeader('X-Request-Id', notes.id)
  const startedAt = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_GONE
    logResponse({ notes, method, route, status, ms: performance.now() - startedAt })
  })
}
