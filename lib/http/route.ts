import { logCall } from '@/lib/http/log-call'
import { refusalFor } from '@/lib/http/refusal-page'
import { refuse, respond } from '@/lib/http/respond'
import { withDeadline } from '@/lib/http/with-deadline'

/** Beside the request Next gives a route its parameters, where its folder has any. */
type Handler<Context> = (request: Request, ...context: readonly Context[]) => Response | Promise<Response>

type Answer<Context> = (request: Request, ...context: readonly Context[]) => Promise<Response>

type Handlers<Context> = Readonly<Partial<Record<Method, Handler<Context>>>>

type Answers<Context> = Readonly<Record<Method | 'HEAD' | 'PUT' | 'PATCH', Answer<Context>>> & {
  readonly OPTIONS: () => Response
}

const METHODS = ['GET', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]

/**
 * The exports of a route. A method that it takes is answered by its handler within `withDeadline`, and a refusal or
 * failure as `respond` and `refusalFor` say; to every other method it says which ones it takes.
 *
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … })` names all of them: Next
 * would answer a missing one by itself.
 */
export function route(handlers: Handlers<unknown>): Answers<unknown>
export function route<Context>(handlers: Handlers<Context>): Answers<Context>
export function route<Context>(handlers: Handlers<Context>): Answers<Context> {
  const allowed = METHODS.filter((method) => handlers[method])
  const allow = [...allowed, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')

  function refuseMethod(): Response {
    const error = `This call takes ${allowed.join(' and ')} alone.`
    const response = refuse(405, { error, code: 'method_not_allowed' })
    response.headers.set('Allow', allow)
    return response
  }

  function refuseCall(request: Request): Promise<Response> {
    return logCall(request, async () => refusalFor(request, refuseMethod()))
  }

  function answerWith(handler: Handler<Context> | undefined): Answer<Context> {
    return handler
      ? (request, ...context) =>
          logCall(request, async () =>
            refusalFor(request, await respond(() => withDeadline(async () => handler(request, ...context)))),
          )
      : refuseCall
  }

  const get = answerWith(handlers.GET)
  return {
    GET: get,
    HEAD: get,
    POST: answerWith(handlers.POST),
    DELETE: answerWith(handlers.DELETE),
    PUT: refuseCall,
    PATCH: refuseCall,
    OPTIONS: () =>
      new Response(null, { status: 204, headers: { Allow: allow, 'Cache-Control': 'no-store' } }),
  }
}
