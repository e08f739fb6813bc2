import { renderRefusal } from '@/lib/http/render-refusal'
import { refuse, runRoute } from '@/lib/http/respond'
import { withDeadline } from '@/lib/http/with-deadline'
import { randomUUID } from 'node:crypto'
import { routeLabel } from '@/lib/contract/route-label'
import {
  currentRequestContext,
  enterRequestContext,
  type RequestContext,
} from '@/lib/observability/request-context'
import { logResponse } from '@/lib/observability/log-response'

/** What Next passes to a route: the request and, if the route's folder has any, the parameters from the path. */
type Handler<Context> = (request: Request, ...context: readonly Context[]) => Response | Promise<Response>

type RouteHandler<Context> = (request: Request, ...context: readonly Context[]) => Promise<Response>

type Handlers<Context> = Readonly<Partial<Record<Method, Handler<Context>>>>

type RouteExports<Context> = Readonly<Record<Method | 'HEAD' | 'PUT' | 'PATCH', RouteHandler<Context>>> & {
  readonly OPTIONS: () => Response
}

const METHODS = ['GET', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]

/**
 * Build the exports of a route. Each supported method runs its handler within `withDeadline`; refusals and failures are
 * handled by `respond` and `renderRefusal`; any other method gets a 405 that lists the supported ones.
 *
 * The route must export all of these, or Next would handle the missing ones itself:
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … })`
 */
export function route(handlers: Handlers<unknown>): RouteExports<unknown>
export function route<Context>(handlers: Handlers<Context>): RouteExports<Context>
export function route<Context>(handlers: Handlers<Context>): RouteExports<Context> {
  const allowed = METHODS.filter((method) => handlers[method])
  const allow = [...allowed, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')

  function refuseMethod(): Response {
    const error = `This call takes ${allowed.join(' and ')} alone.`
    const response = refuse(405, { error, code: 'method_not_allowed' })
    response.headers.set('Allow', allow)
    return response
  }

  function refuseCall(request: Request): Promise<Response> {
    return logCall(request, async () => renderRefusal(request, refuseMethod()))
  }

  function respondWith(handler: Handler<Context> | undefined): RouteHandler<Context> {
    return handler
      ? (request, ...context) =>
          logCall(request, async () =>
            renderRefusal(
              request,
              await runRoute(() => withDeadline(async () => handler(request, ...context))),
            ),
          )
      : refuseCall
  }

  const get = respondWith(handlers.GET)
  return {
    GET: get,
    HEAD: get,
    POST: respondWith(handlers.POST),
    DELETE: respondWith(handlers.DELETE),
    PUT: refuseCall,
    PATCH: refuseCall,
    OPTIONS: () =>
      new Response(null, { status: 204, headers: { Allow: allow, 'Cache-Control': 'no-store' } }),
  }
}

/**
 * Handle a call and log it. Our own server already logs calls (lib/server/request/log-request.ts), so this logs only
 * under `npm run dev`, `next start` and hosting platforms.
 */
async function logCall(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (currentRequestContext()) return answer()
  const notes: RequestContext = { id: randomUUID() }
  const startedAt = performance.now()
  enterRequestContext(notes)
  const response = await answer()
  const { method, url } = request
  const route = routeLabel(new URL(url).pathname)
  logResponse({ notes, method, route, status: response.status, ms: performance.now() - startedAt })
  response.headers.set('X-Request-Id', notes.id)
  return response
}
