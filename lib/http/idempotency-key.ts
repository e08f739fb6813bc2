import { createInvalidRequestError } from '@/lib/http/respond'

/**
 * The idempotency key that a browser sends with a booking request; see `BookingInput`. Throws `RefusedRequestError` if
 * it is too long.
 */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim()
  if (key && key.length > 255)
    throw createInvalidRequestError('The Idempotency-Key is longer than 255 characters.')
  return key || null
}
