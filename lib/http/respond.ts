import { type RefusalResponse } from '@/lib/contract/refusal'
import { seeOther, SeeOtherError } from '@/lib/http/see-other'
import { type Language } from '@/lib/language/language'
import { recordRefusal } from '@/lib/observability/request-context'
import { log } from '@/lib/observability/log'
import { metrics } from '@/lib/observability/metrics'

const TOO_LONG = 413

/** Header for responses that must not be cached, such as those of API calls. */
export const NO_STORE_HEADERS = { 'Cache-Control': 'no-store' } as const

export function answer(body: object): Response {
  return Response.json(body, { headers: NO_STORE_HEADERS })
}

type RefusalHeaders = {
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number
  /** The language of the text, sent as `Content-Language`; English if it is left out. */
  readonly language?: Language
}

/** Respond with a refusal. */
export function refuse(
  status: number,
  refusal: RefusalResponse,
  { retryAfterSeconds, language }: RefusalHeaders = {},
): Response {
  recordRefusal(refusal.code)
  metrics().refusals.inc({ code: refusal.code })
  const headers = new Headers(NO_STORE_HEADERS)
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  if (language !== undefined) headers.set('Content-Language', language)
  // The connection cannot be reused, because the rest of an oversized body is not read.
  if (status === TOO_LONG) headers.set('Connection', 'close')
  return Response.json(refusal, { status, headers })
}

/** Thrown by code that reads a request; `respond` turns it into an error response. */
export class RefusedRequestError extends Error {
  override name = 'RefusedRequestError'

  constructor(
    readonly status: number,
    readonly refusal: RefusalResponse,
    readonly headers?: RefusalHeaders,
  ) {
    super(refusal.error)
  }
}

/** Create the error for a request that cannot be read. */
export function createInvalidRequestError(error: string, status = 400): RefusedRequestError {
  return new RefusedRequestError(status, { error, code: 'invalid' })
}

/**
 * The client disconnected before its request was complete. Nobody is there to get a response, and it is not our fault.
 */
export class ClientDisconnectedError extends Error {
  override name = 'ClientDisconnectedError'
}

/** Status 499, as in nginx. It appears only in logs, and does not count as a refusal. */
function clientGone(): Response {
  return new Response(null, { status: 499 })
}

/** Run a route. Refusals and redirects are sent to the client; any other error is logged and sent as 503. */
export async function runRoute(route: () => Promise<Response>): Promise<Response> {
  try {
    return await route()
  } catch (error) {
    if (error instanceof RefusedRequestError) return refuse(error.status, error.refusal, error.headers)
    if (error instanceof SeeOtherError) return seeOther(error.path)
    if (error instanceof ClientDisconnectedError) return clientGone()
    log().error({ err: error }, 'request failed')
    const text = 'We cannot answer just now. Please try again in a moment.'
    return refuse(503, { error: text, code: 'unavailable' }, { retryAfterSeconds: 5 })
  }
}
