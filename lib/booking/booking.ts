import { isHandledByProvider, type PaymentMethod } from '@/lib/booking/money/money-methods'

/**
 * A booking's life cycle: hold or awaiting payment → confirmed → cancelled or refunded. An unpaid booking may lapse.
 */
export const BOOKING_STATES = [
  'hold',
  'awaiting_payment',
  'confirmed',
  'cancelled',
  'lapsed',
  'refunded',
] as const

export type BookingState = (typeof BOOKING_STATES)[number]

/** The states shown to the operator, who also sees whether a confirmed booking has an open change or choice. */
export const BOOKING_DISPLAY_STATES = [
  ...(['hold', 'awaiting_payment', 'confirmed', 'change_open', 'choice_open'] as const),
  ...(['cancelled', 'refunded', 'lapsed'] as const),
] as const

export type BookingDisplayState = (typeof BOOKING_DISPLAY_STATES)[number]

export const CRYPTO_TYPES = ['bitcoin', 'ethereum', 'usdc', 'usdt', 'other'] as const

export type CryptoType = (typeof CRYPTO_TYPES)[number]

/** How a booking was made; `waiting_list`: by accepting an offer to the waiting list. */
export const BOOKING_SOURCES = ['web', 'phone', 'waiting_list'] as const

export type BookingSource = (typeof BOOKING_SOURCES)[number]

/** The cancellation rule that the guest agreed to, stored with the booking. Rule: free-cancellation (docs/rules.md) */
export type CancellationPolicy = {
  /** The full price is refunded up to this many hours before the start; nothing after that. */
  readonly fullRefundHoursBefore: number
}

/** Whether the booking has ended: cancelled by either side, or refunded. */
export function hasBookingEnded(state: BookingState): boolean {
  return state === 'cancelled' || state === 'refunded'
}

/** Whether a booking holds its seats at a given time. An unpaid booking holds them only until it expires. */
export function holdsSeats(
  booking: { readonly state: BookingState; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  if (booking.state === 'confirmed') return true
  return isUnpaid(booking.state) && booking.expiresAt !== null && booking.expiresAt > now
}

/**
 * Whether an unpaid card booking outlives its payment page. If so, the guest has a link to the booking's own page,
 * which can open a new payment page until the booking expires. True for bookings taken by the operator and for offers
 * to the waiting list.
 *
 * Rule: payment-link (docs/rules.md)
 * Rule: waiting-offer (docs/rules.md)
 */
export function outlivesPaymentPage({
  state,
  paymentMethod,
  source,
}: {
  readonly state: BookingState
  readonly paymentMethod: PaymentMethod
  readonly source: BookingSource
}): boolean {
  if (!isHandledByProvider(paymentMethod)) return false
  return state === 'awaiting_payment' || (state === 'hold' && source !== 'web')
}

/** Whether a booking in this state is awaiting payment, by card or cryptocurrency. */
export function isUnpaid(state: BookingState): boolean {
  return state === 'hold' || state === 'awaiting_payment'
}
