import { type Refusal } from '@/lib/contract/refusal'
import { noteRefusal } from '@/lib/observability/current-request'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

const TOO_LONG = 413

/** No cache may keep a call's answer. */
export const FRESH = { 'Cache-Control': 'no-store' } as const

export function answer(body: object): Response {
  return Response.json(body, { headers: FRESH })
}

/** @param retryAfterSeconds  sent as `Retry-After` */
export function refuse(status: number, refusal: Refusal, retryAfterSeconds?: number): Response {
  noteRefusal(refusal.code)
  metrics().refusals.inc({ code: refusal.code })
  const headers = new Headers(FRESH)
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  // The rest of an oversized body is not read, so the connection cannot be reused.
  if (status === TOO_LONG) headers.set('Connection', 'close')
  return Response.json(refusal, { status, headers })
}

/** Thrown by the code that reads a request; `respond` turns it into an answer. */
export class RefusedRequestError extends Error {
  override name = 'RefusedRequestError'

  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly retryAfterSeconds?: number,
  ) {
    super(refusal.error)
  }
}

/** The client went away before its request was complete: nobody hears an answer, and nothing is wrong with us. */
export class ClientGoneError extends Error {
  override name = 'ClientGoneError'
}

/** Status 499, as nginx logs it. Only logs see it; it is not counted as a refusal. */
function clientGone(): Response {
  return new Response(null, { status: 499 })
}

/** Run a route. What it refuses is answered as it says; a fault of ours is logged and answered with 503. */
export async function respond(route: () => Promise<Response>): Promise<Response> {
  try {
    return await route()
  } catch (error) {
    if (error instanceof RefusedRequestError)
      return refuse(error.status, error.refusal, error.retryAfterSeconds)
    if (error instanceof ClientGoneError) return clientGone()
    log().error({ err: error }, 'request failed')
    const text = 'We cannot answer just now. Please try again in a moment.'
    return refuse(503, { error: text, code: 'unavailable' }, 5)
  }
}
