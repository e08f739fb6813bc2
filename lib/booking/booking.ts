import { isByProvider, type PaymentMethod } from '@/lib/booking/money-methods'

/** The life of a booking: hold or awaiting payment → confirmed → cancelled or refunded; unpaid it may lapse. */
export const BOOKING_STATES = [
  'hold',
  'awaiting_payment',
  'confirmed',
  'cancelled',
  'lapsed',
  'refunded',
] as const

export type BookingState = (typeof BOOKING_STATES)[number]

/** As the operator reads it: of what is confirmed also what is still open. */
export const SHOWN_STATES = [
  ...(['hold', 'awaiting_payment', 'confirmed', 'change_open', 'choice_open'] as const),
  ...(['cancelled', 'refunded', 'lapsed'] as const),
] as const

export type ShownState = (typeof SHOWN_STATES)[number]

export const CRYPTO_TYPES = ['bitcoin', 'ethereum', 'usdc', 'usdt', 'other'] as const

export type CryptoType = (typeof CRYPTO_TYPES)[number]

/** Where a booking came from; `waiting_list`: a place that was offered. */
export const BOOKING_SOURCES = ['web', 'phone', 'waiting_list'] as const

export type BookingSource = (typeof BOOKING_SOURCES)[number]

/** The rule a guest agreed to, stored with the booking as it was. Rule: free-cancellation (docs/rules.md) */
export type CancellationPolicy = {
  /** More than so many hours before the start the whole price is returned; later nothing. */
  readonly fullRefundHoursBefore: number
}

/** Whether it is over for good: cancelled, by whomever, or given back. */
export function hasEnded(state: BookingState): boolean {
  return state === 'cancelled' || state === 'refunded'
}

/** Whether a booking has its seats at an instant: an unpaid one only until its time runs out. */
export function holdsSeats(
  booking: { readonly state: BookingState; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  if (booking.state === 'confirmed') return true
  return isUnpaid(booking.state) && booking.expiresAt !== null && booking.expiresAt > now
}

/**
 * Whether a booking that waits for a card outlives its payment pages: its guest has a link, and pays from the booking's
 * own page, which opens another for as long as there is time. So it is with a booking of the operator, and with a place
 * that was offered.
 *
 * Rule: payment-link (docs/rules.md)
 * Rule: waiting-offer (docs/rules.md)
 */
export function outlivesItsPages({
  state,
  paymentMethod,
  source,
}: {
  readonly state: BookingState
  readonly paymentMethod: PaymentMethod
  readonly source: BookingSource
}): boolean {
  if (!isByProvider(paymentMethod)) return false
  return state === 'awaiting_payment' || (state === 'hold' && source !== 'web')
}

/** Whether a booking in this state waits for its payment, by card or by cryptocurrency. */
export function isUnpaid(state: BookingState): boolean {
  return state === 'hold' || state === 'awaiting_payment'
}
