import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

export type RequestContext = {
  /** Of a job, its own until it names the request that queued it. */
  id: string
  /** Why the request was refused: the code in the response. */
  refusal?: string
  /** The HTTP status that the page asks for, because a Next page cannot set it itself. */
  status?: PageStatus
  /** Set if the client accepts Brotli and the server handles `BODY_ENCODING_HEADER`, as only our own does. */
  takesBrotli?: boolean
}

/** Response header from a route to our server: the encoding of the body. */
export const BODY_ENCODING_HEADER = 'x-body-encoding'

export type PageStatus = { readonly code: number; readonly retryAfterSeconds?: number }

// The site's server and its routes are bundled separately; they must share these notes.
const globals: { lumiRequests?: AsyncLocalStorage<RequestContext> } = globalThis as object

function requests(): AsyncLocalStorage<RequestContext> {
  return (globals.lumiRequests ??= new AsyncLocalStorage())
}

/** Attach everything from here on in this async context to a request. */
export function enterRequestContext(notes: RequestContext): void {
  requests().enterWith(notes)
}

/** Run a job's work with an id of its own, as if it were a request. */
export function runAsRequest<T>(work: () => Promise<T>): Promise<T> {
  return requests().run({ id: randomUUID() }, work)
}

/**
 * Continue, in a job, the request that queued it: from here on, log lines, e-mails and history have its id.
 *
 * @param id  null if none is known
 */
export function continueRequest(id: string | null): void {
  const notes = currentRequestContext()
  if (notes && id !== null) notes.id = id
}

export function currentRequestContext(): RequestContext | undefined {
  return requests().getStore()
}

export function recordRefusal(code: string): void {
  const notes = currentRequestContext()
  if (notes) notes.refusal = code
}
