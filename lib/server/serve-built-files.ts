import { type BuiltFile } from '@/lib/server/built-files'
import { chooseEncoding } from '@/lib/server/choose-encoding'
import { type RequestStep } from '@/lib/server/request-step'

/**
 * Answers what the build has ready, from memory and as small as the visitor takes it. Everything else is left: other
 * methods, other addresses, and what Next's own code asks for the data of a page (its header is `rsc`).
 *
 * @param files  by path
 */
export function serveBuiltFiles(files: ReadonlyMap<string, BuiltFile>): RequestStep {
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
    const encoding = chooseEncoding(asked['accept-encoding']?.toString())
    const compressed = encoding && bodies[encoding]
    const body = compressed ?? bodies.identity
    response.writeHead(200, {
      ...headers,
      ...(compressed && { 'Content-Encoding': encoding }),
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
