import { type IncomingHttpHeaders } from 'node:http'

type Bound = {
  /** In characters. */
  readonly longest: number
  /** The part of a longer value to keep. */
  readonly keeps: 'start' | 'end' | 'nothing'
}

/**
 * How much of a header is read. Node itself refuses requests with headers over 16 KiB, with 431. Below that nobody is
 * refused for their browser's headers: values that are too long are cut or ignored.
 */
const BOUNDS: ReadonlyMap<string, Bound> = new Map([
  // Browsers send 80 to 150 characters, those inside social apps up to about 400. Next matches it with a pattern that
  // takes quadratic time, three times per page: for 15,000 characters that blocks the process for 1.7 seconds.
  ['user-agent', { longest: 512, keeps: 'start' }],
  // A dozen languages with weights take 150.
  ['accept-language', { longest: 512, keeps: 'start' }],
  // As long as the longest URL that we accept.
  ['referer', { longest: 8000, keeps: 'start' }],
  // Every proxy appends its peer's address, so the relevant entries are at the end.
  ['x-forwarded-for', { longest: 1024, keeps: 'end' }],
  // Part of a cookie may mean something else. We set none; those of a neighbouring site may be as long as most servers
  // allow for a line.
  ['cookie', { longest: 8192, keeps: 'nothing' }],
])

/** Twice as long as any header that our pages or calls read; the longest is the proof of work. */
const OTHERS: Bound = { longest: 4096, keeps: 'nothing' }

/** Cut or remove headers that are too long, in place, before any later step reads them. */
export function limitHeaderLengths(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    const { longest, keeps } = BOUNDS.get(name) ?? OTHERS
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text.length <= longest) continue
    if (keeps === 'nothing') delete headers[name]
    else headers[name] = keeps === 'start' ? text.slice(0, longest) : text.slice(-longest)
  }
}
