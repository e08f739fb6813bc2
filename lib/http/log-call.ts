import { randomUUID } from 'node:crypto'
import { routeLabel } from '@/lib/contract/route-label'
import { currentRequest, enterRequest, type RequestNotes } from '@/lib/observability/current-request'
import { logAnswer } from '@/lib/observability/log-answer'

/**
 * Answer a call and log it, where no server of ours does so (lib/server/log-request.ts): under `npm run dev`,
 * `next start` and on platforms.
 */
export async function logCall(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (currentRequest()) return answer()
  const notes: RequestNotes = { id: randomUUID() }
  const startedAt = performance.now()
  enterRequest(notes)
  const response = await answer()
  const { method, url } = request
  const route = routeLabel(new URL(url).pathname)
  logAnswer({ notes, method, route, status: response.status, ms: performance.now() - startedAt })
  response.headers.set('X-Request-Id', notes.id)
  return response
}
