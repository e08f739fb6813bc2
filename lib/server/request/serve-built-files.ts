import { type BuiltFile } from '@/lib/server/request/built-files'
import { chooseEncoding } from '@/lib/server/request/choose-encoding'
import { type RequestStep } from '@/lib/server/request/request-step'

type FindFile = (path: string) => BuiltFile | undefined

/**
 * Serve the build's files from memory, in the most compact encoding that the client accepts. Later steps handle
 * everything else: other methods, other URLs, and requests by Next's own code for a page's data (they have the `rsc`
 * header).
 *
 * @param findOther  finds a file of another build
 */
export function serveBuiltFiles(
  files: ReadonlyMap<string, BuiltFile>,
  findOther: FindFile = () => undefined,
): RequestStep {
  return (request, response) => {
    const { method, headers: asked, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || asked.rsc !== undefined) return false
    const path = url.split('?', 1)[0] ?? ''
    const file = files.get(path) ?? findOther(path)
    if (!file) return false
    const { headers, bodies } = file
    if (hasCurrentCopy(asked['if-none-match'], headers.ETag)) {
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

/** Whether the browser already has this version of a file: it sends the ETags of its copies. */
function hasCurrentCopy(marks: string | undefined, mark: string | undefined): boolean {
  return mark !== undefined && (marks ?? '').split(',').some((one) => one.trim() === mark)
}
