import { randomUUID } from 'node:crypto'
import { routeLabel } from '@/lib/contract/route-label'
import { currentRequest, enterRequest, type RequestNotes } from '@/lib/observability/current-request'
import { logResponse } from '@/lib/observability/log-response'

/**
 * Handle a call and log it, unless our own server already does (lib/server/request/log-request.ts): for `npm run dev`, `next
 * start` and hosting platforms.
 */
export async function logCall(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (currentRequest()) return answer()
  const notes: RequestNotes = { id: randomUUID() }
  const startedAt = performance.now()
  enterRequest(notes)
  const response = await answer()
  const { method, url } = request
  const route = routeLabel(new URL(url).pathname)
  logResponse({ notes, method, route, status: response.status, ms: performance.now() - startedAt })
  response.headers.set('X-Request-Id', notes.id)
  return response
}
