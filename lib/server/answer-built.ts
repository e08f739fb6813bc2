import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type BuiltFile } from '@/lib/server/built-files'
import { choosePacking } from '@/lib/server/choose-packing'

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
    const packing = choosePacking(asked['accept-encoding']?.toString())
    const packed = packing && bodies[packing]
    const body = packed ?? bodies.identity
    response.writeHead(200, {
      ...headers,
      ...(packed && { 'Content-Encoding': packing }),
      'Content-Length': body.length,
    })
    response.end(method === 'GET' ? body : undefined)
    return true
  }
}

/** A browser sends the marks of what it has; weak ones are the same to it. */
function isKnown(marks: string | undefined, mark: string | undefined): boolean {
  return mark !== undefined && (marks ?? '').split(',').some((one) => one.trim() === mark)
}
