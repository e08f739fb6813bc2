import { type IncomingHttpHeaders } from 'node:http'

type LengthLimit = {
  /** The maximum length of the header, in characters. */
  readonly longest: number
  /** Which part to keep of a value that is too long. */
  readonly keeps: 'start' | 'end' | 'nothing'
}

/**
 * The length limits of headers. Node itself refuses requests with more than 16 KiB of headers, with 431. Below that we
 * refuse nobody for what their browser sends: values that are too long are cut or dropped.
 */
const HEADER_LIMITS: ReadonlyMap<string, LengthLimit> = new Map([
  // Browsers send a `User-Agent` of 80 to 150 characters, those inside social apps up to about 400. Next matches it
  // against a pattern that takes quadratic time, three times per page: 15,000 characters block the process for 1.7
  // seconds.
  ['user-agent', { longest: 512, keeps: 'start' }],
  // A dozen languages with weights take 150 characters in `Accept-Language`.
  ['accept-language', { longest: 512, keeps: 'start' }],
  // A referrer may be as long as the longest URL that we accept.
  ['referer', { longest: 8000, keeps: 'start' }],
  // Every proxy appends its peer's address to `X-Forwarded-For`, so the relevant entries are at the end.
  ['x-forwarded-for', { longest: 1024, keeps: 'end' }],
  // Half a cookie may mean something else, so it is kept whole or dropped. The office's is short, but those of a
  // neighbouring site may be as long as most servers allow for a line.
  ['cookie', { longest: 8192, keeps: 'nothing' }],
])

/**
 * The limit for all other headers: twice as long as any that our pages or API read, of which the longest is the proof
 * of work.
 */
const DEFAULT_LIMIT: LengthLimit = { longest: 4096, keeps: 'nothing' }

/** Cut or drop headers that are too long, in place, before any later step reads them. */
export function limitHeaderLengths(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    const { longest, keeps } = HEADER_LIMITS.get(name) ?? DEFAULT_LIMIT
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text.length <= longest) continue
    if (keeps === 'nothing') delete headers[name]
    else headers[name] = keeps === 'start' ? text.slice(0, longest) : text.slice(-longest)
  }
}
