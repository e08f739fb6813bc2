import { type IncomingHttpHeaders } from 'node:http'
import { type RequestStep } from '@/lib/server/request-step'
import { classifyRange } from '@/lib/server/classify-range'
import { type PublicFile } from '@/lib/server/public-files'

/**
 * Answers 412 and 416 for the public files, and takes ranges away that are not for a file or mean nothing, so that the
 * whole is sent. Next serves the rest. It finds both refusals by itself, looks for a page of the old router to show for
 * them, has none, and answers 500.
 *
 * @param files  by path
 */
export function checkPreconditions(files: ReadonlyMap<string, PublicFile>): RequestStep {
  return ({ method, headers, url = '' }, response) => {
    const file = files.get(url.split('?', 1)[0] ?? '')
    const refusal = file && refusalOf(file, headers, method)
    if (refusal) {
      response.writeHead(refusal.status, { 'Cache-Control': 'no-store', ...refusal.headers }).end()
      return true
    }
    // Files have no mark, so any does for whoever takes any.
    delete headers['if-match']
    if (!file || method !== 'GET' || classifyRange(headers.range ?? '', file.bytes) !== 'satisfiable')
      delete headers.range
    return false
  }
}

type Refused = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

function refusalOf(file: PublicFile, headers: IncomingHttpHeaders, method?: string): Refused | null {
  if (!isAsExpected(file, headers)) return { status: 412 }
  const { range } = headers
  if (method !== 'GET' || range === undefined || isConditional(headers)) return null
  if (classifyRange(range, file.bytes) !== 'unsatisfiable') return null
  return { status: 416, headers: { 'Content-Range': `bytes */${file.bytes}` } }
}

/** RFC 9110, sections 13.1.1 and 13.1.4; a date that is none counts for nothing. */
function isAsExpected({ changedAt }: PublicFile, headers: IncomingHttpHeaders): boolean {
  const { 'if-match': marks, 'if-unmodified-since': since } = headers
  if (marks !== undefined) return marks.trim() === '*'
  // Dates of HTTP have no part of a second.
  return !(Math.floor(changedAt.getTime() / 1000) * 1000 > Date.parse(since ?? ''))
}

/** Whether the whole may be what is wanted, or nothing. */
function isConditional(headers: IncomingHttpHeaders): boolean {
  return ['if-range', 'if-none-match', 'if-modified-since'].some((name) => headers[name] !== undefined)
}
