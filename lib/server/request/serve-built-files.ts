import { type BuiltFile } from '@/lib/server/request/built-files'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'
import { type RequestStep } from '@/lib/server/request/request-step'

/**
 * Serve the files prepared by the build, from memory and in the most compact encoding that the client accepts.
 * Everything else is left to later steps: other methods, other URLs, and requests of Next's own code for a page's data
 * (they have the `rsc` header).
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

/** A browser sends the ETags of its copies; weak ones are equivalent here. */
function isKnown(marks: string | undefined, mark: string | undefined): boolean {
  return mark !== undefined && (marks ?? '').split(',').some((one) => one.trim() === mark)
}
