/** Why an API call was refused. */
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

/** The body of every 4xx and 5xx response: a text for the visitor, and a code for the calling program. */
export type RefusalResponse = {
  readonly error: string
  readonly code: RefusalCode
  /** Set for the code `invalid`: the name of the first invalid field. */
  readonly field?: string
  /**
   * Set for `not_enough_slots`: the number of seats left; for `not_enough_crypto_slots`: how many can still be booked
   * by cryptocurrency.
   */
  readonly availableSpots?: number
  /** Set for `price_changed`: the current total, in euros. */
  readonly amount?: number
  /**
   * Set for `too_many_requests` if the client can solve a proof-of-work challenge instead of waiting. The solution goes
   * into the header `PROOF_OF_WORK_HEADER`.
   */
  readonly challenge?: object
}
