import { refuse, respond } from '@/lib/http/respond'

type Handler = (request: Request) => Response | Promise<Response>

type Answer = (request: Request) => Promise<Response>

const METHODS = ['GET', 'POST', 'DELETE'] as const

type Method = (typeof METHODS)[number]

/**
 * The exports of a route: what it takes is answered, what it refuses or fails at as `respond` says. To every other method
 * it says which ones it takes.
 *
 * `export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: … })` names all of them, as Next would
 * answer one that is missing itself.
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

  function answerWith(handler: Handler | undefined): Answer {
    return handler ? (request) => respond(async () => handler(request)) : refuseMethod
  }

  const get = answerWith(handlers.GET)
  return {
    GET: get,
    HEAD: get,
    POST: answerWith(handlers.POST),
    DELETE: answerWith(handlers.DELETE),
    PUT: refuseMethod,
    PATCH: refuseMethod,
    OPTIONS: () =>
      new Response(null, { status: 204, headers: { Allow: allow, 'Cache-Control': 'no-store' } }),
  }
}
