import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type RequestContext = {
  readonly id: string
  /** Why the request was refused: the code sent in the response. */
  refusal?: string
  /** The HTTP status that the page asks for, because a Next page cannot set it itself. */
  status?: PageStatus
  /** Whether the client accepts Brotli, so that a route may leave a compressed body in `brotliBody`. Set by our server alone. */
  takesBrotli?: boolean
  /** The response's body, compressed by the route that made it. */
  brotliBody?: Buffer
}

export type PageStatus = {
  readonly code: number
  readonly retryAfterSeconds?: number
  /** Where a redirect leads. */
  readonly location?: `/${string}`
}

// The site's server and its routes are bundled separately, but must share these notes on requests.
const globals: { lumiRequests?: AsyncLocalStorage<RequestContext> } = globalThis as object

function requests(): AsyncLocalStorage<RequestContext> {
  return (globals.lumiRequests ??= new AsyncLocalStorage())
}

/** Attach everything from here on in this async context to a request. */
export function enterRequestContext(notes: RequestContext): void {
  requests().enterWith(notes)
}

/** Run a job's work as part of the request that queued it, or with an id of its own if none is known. */
export function runAsRequest<T>(id: string | undefined, work: () => Promise<T>): Promise<T> {
  return requests().run({ id: id ?? randomUUID() }, work)
}

export function currentRequestContext(): RequestContext | undefined {
  return requests().getStore()
}

export function recordRefusal(code: string): void {
  const notes = currentRequestContext()
  if (notes) notes.refusal = code
}
