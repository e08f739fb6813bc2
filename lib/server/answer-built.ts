import { type IncomingMessage, type ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import { type BuiltFile, SMALLEST_FIRST } from '@/lib/server/built-files'

type Bodies = BuiltFile['bodies']

/**
 * Answers what the build has ready, from memory and as small as the visitor takes it. Everything else is Next's: other
 * methods, other addresses, and its own questions for the data of a page.
 *
 * @param files  by path
 * @returns      whether the request is answered
 */
export function answerBuilt(
  files: ReadonlyMap<string, BuiltFile>,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, headers: asked, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || asked.rsc !== undefined) return false
    const file = files.get(url.split('?', 1)[0] ?? '')
    if (!file) return false
    const { headers, bodies } = file
    if (isKnown(asked['if-none-match'], headers.ETag)) {
      response.writeHead(304, headers).end()
      return true
    }
    const encoding = encodingFor(request, bodies)
    const body = bodies[encoding] ?? bodies.identity
    response.writeHead(200, {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    })
    response.end(method === 'GET' ? body : undefined)
    return true
  }
}

function encodingFor(request: IncomingMessage, bodies: Bodies): keyof Bodies {
  const accepted = new Negotiator(request).encodings(Object.keys(bodies))
  return SMALLEST_FIRST.find((packing) => bodies[packing] && accepted.includes(packing)) ?? 'identity'
}

/** A browser sends the marks of what it has; weak ones are the same to it. */
function isKnown(marks: string | undefined, mark: string | undefined): boolean {
  return mark !== undefined && (marks ?? '').split(',').some((one) => one.trim() === mark)
}
