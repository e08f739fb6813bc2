import { AsyncLocalStorage } from 'node:async_hooks'

/** What is noted of a request while it is answered. */
export type RequestNotes = {
  readonly id: string
  /** Why it was refused: the code of the answer. */
  refusal?: string
  /** What its page wants its answer to say; a page of Next cannot say it itself. */
  status?: PageStatus
  /** The client takes Brotli, and our server sends it as `BODY_ENCODING` says; another server would not. */
  takesBrotli?: boolean
}

/** Header of an answer, from a route to our server: how its body is encoded. */
export const BODY_ENCODING = 'x-body-encoding'

export type PageStatus = { readonly code: number; readonly retryAfterSeconds?: number }

// The site's server and its routes are bundled separately; they must share these notes.
const kept: { lumiRequests?: AsyncLocalStorage<RequestNotes> } = globalThis as object

function requests(): AsyncLocalStorage<RequestNotes> {
  return (kept.lumiRequests ??= new AsyncLocalStorage())
}

/** From here on, whatever this turn does, and whatever follows from it, belongs to a request. */
export function enterRequest(notes: RequestNotes): void {
  requests().enterWith(notes)
}

/** The request that this belongs to, if any. */
export function currentRequest(): RequestNotes | undefined {
  return requests().getStore()
}

/** Note why the current request is refused. */
export function noteRefusal(code: string): void {
  const notes = currentRequest()
  if (notes) notes.refusal = code
}
