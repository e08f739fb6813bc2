import { type IncomingHttpHeaders } from 'node:http'
import { type RequestStep } from '@/lib/server/request/request-step'
import { classifyRange } from '@/lib/server/request/classify-range'
import { type PublicFile } from '@/lib/server/request/public-files'

/**
 * Send 412 and 416 for public files. For anything else, or if it is invalid, remove a `Range` header, so that the whole
 * file is sent. Next serves the rest. It would also notice both errors, but would look for an error page of the old
 * router, find none and send 500.
 */
export function checkPreconditions(files: ReadonlyMap<string, PublicFile>): RequestStep {
  return ({ method, headers, url = '' }, response) => {
    const file = files.get(url.split('?', 1)[0] ?? '')
    const refusal = file && refusalOf(file, headers, method)
    if (refusal) {
      response.writeHead(refusal.status, { 'Cache-Control': 'no-store', ...refusal.headers }).end()
      return true
    }
    // `If-Match` has just been checked, and files have no ETag for Next to compare.
    delete headers['if-match']
    if (!file || method !== 'GET' || classifyRange(headers.range ?? '', file.bytes) !== 'satisfiable')
      delete headers.range
    return false
  }
}

type Refused = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

function refusalOf(file: PublicFile, headers: IncomingHttpHeaders, method?: string): Refused | null {
  if (!meetsPreconditions(file, headers)) return { status: 412 }
  const { range } = headers
  if (method !== 'GET' || range === undefined || hasOtherPrecondition(headers)) return null
  if (classifyRange(range, file.bytes) !== 'unsatisfiable') return null
  return { status: 416, headers: { 'Content-Range': `bytes */${file.bytes}` } }
}

/** Evaluate `If-Match` and `If-Unmodified-Since`: RFC 9110, sections 13.1.1 and 13.1.4. An invalid date is ignored. */
function meetsPreconditions({ changedAt }: PublicFile, headers: IncomingHttpHeaders): boolean {
  const { 'if-match': marks, 'if-unmodified-since': since } = headers
  if (marks !== undefined) return marks.trim() === '*'
  // Dates in HTTP are whole seconds.
  return !(Math.floor(changedAt.getTime() / 1000) * 1000 > Date.parse(since ?? ''))
}

/** Whether a precondition may lead to the whole file or a 304 being sent, regardless of `Range`. */
function hasOtherPrecondition(headers: IncomingHttpHeaders): boolean {
  return ['if-range', 'if-none-match', 'if-modified-since'].some((name) => headers[name] !== undefined)
}
