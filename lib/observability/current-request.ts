import { AsyncLocalStorage } from 'node:async_hooks'

/** What the log knows of a request while it is answered. */
export type RequestNotes = {
  readonly id: string
  /** Why it was refused: the code of the answer. */
  refusal?: string
}

// The site's server and its routes are bundled separately; they must share these notes.
const kept: { lumiRequests?: AsyncLocalStorage<RequestNotes> } = globalThis as object

function requests(): AsyncLocalStorage<RequestNotes> {
  return (kept.lumiRequests ??= new AsyncLocalStorage())
}

/** Whatever happens from here on, in this turn and in what follows from it, belongs to a request. */
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
