import { logCall } from '@/lib/http/log-call'
import { refuse, respond } from '@/lib/http/respond'

type Handler = (request: Request) => Response | Promise<Response>

type Answer = (request: Request) => Promise<Response>

const METHODS = ['GET', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]

/**
 * The exports of a route. A method that it takes is answered by its handler, and a refusal or failure as `respond` says;
 * to every other method it says which ones it takes.
 *
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … })` names all of them: Next
 * would answer a missing one by itself.
 */
export function route(
  handlers: Readonly<Partial<Record<Method, Handler>>>,
): Readonly<Record<Method | 'HEAD' | 'PUT' | 'PATCH', Answer>> & { readonly OPTIONS: () => Response } {
  const allowed = METHODS.filter((method) => handlers[method])
  const allow = [...allowed, ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')

  async function refuseMethod(): Promise<Response> {
    const error = `This call takes ${allowed.join(' and ')} alone.`
    const response = refuse(405, { error, code: 'method_not_allowed' })
    response.headers.set('Allow', allow)
    return response
  }

  function refuseCall(request: Request): Promise<Response> {
    return logCall(request, refuseMethod)
  }

  function answerWith(handler: Handler | undefined): Answer {
    return handler ? (request) => logCall(request, () => respond(async () => handler(request))) : refuseCall
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
