import { type IncomingHttpHeaders } from 'node:http'

type Bound = {
  /** Characters. */
  readonly longest: number
  /** What is left of a longer one. */
  readonly keeps: 'start' | 'end' | 'nothing'
}

/**
 * How much of a header is read. Node itself refuses requests whose head is longer than 16 KiB, with 431; within that
 * nobody is refused for what their browser wrote, it is cut or not read.
 */
const BOUNDS: ReadonlyMap<string, Bound> = new Map([
  // Browsers write 80 to 150 characters, those inside of social apps up to some 400. Next reads it with a pattern that
  // takes its length squared, three times for a page: 1.7 seconds of everybody's time for 15,000 characters.
  ['user-agent', { longest: 512, keeps: 'start' }],
  // A dozen languages with their weights are 150.
  ['accept-language', { longest: 512, keeps: 'start' }],
  // Addresses as long as we answer them ourselves.
  ['referer', { longest: 8000, keeps: 'start' }],
  // Every proxy appends whom it heard from: those that count stand at the end.
  ['x-forwarded-for', { longest: 1024, keeps: 'end' }],
  // A part of one may mean something else. We set none; those of a neighbouring site may be as long as a line may be at
  // most servers.
  ['cookie', { longest: 8192, keeps: 'nothing' }],
])

/** Twice as long as any that a page or call of ours reads, the proof of work being the longest. */
const OTHERS: Bound = { longest: 4096, keeps: 'nothing' }

/** Cut what is too long in a request's headers, or take it out: in place, as all that come later read them there. */
export function limitHeaderLengths(headers: IncomingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) {
    const { longest, keeps } = BOUNDS.get(name) ?? OTHERS
    const text = Array.isArray(value) ? value.join(',') : (value ?? '')
    if (text.length <= longest) continue
    if (keeps === 'nothing') delete headers[name]
    else headers[name] = keeps === 'start' ? text.slice(0, longest) : text.slice(-longest)
  }
}
