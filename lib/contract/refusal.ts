/** Why a call was refused. */
export type RefusalCode =
  | 'invalid'
  | 'cross_site'
  | 'not_found'
  | 'method_not_allowed'
  | 'date_not_found'
  | 'date_closed'
  | 'not_enough_slots'
  | 'has_room'
  | 'not_enough_crypto_slots'
  | 'crypto_closed'
  | 'price_changed'
  | 'too_many_requests'
  | 'payment_not_configured'
  | 'payment_provider_error'
  | 'unavailable'

/** The body of every 4xx and 5xx response: a text for the visitor and a code for programs. */
export type Refusal = {
  readonly error: string
  readonly code: RefusalCode
  /** With `invalid`: the name of the first invalid field. */
  readonly field?: string
  /** With `not_enough_slots`: the seats left; with `not_enough_crypto_slots`: those still open to cryptocurrency. */
  readonly availableSpots?: number
  /** With `price_changed`, in euros. */
  readonly amount?: number
  /** With `too_many_requests`: solving it replaces the wait; the solution goes into the header `PROOF_HEADER`. */
  readonly challenge?: object
}
