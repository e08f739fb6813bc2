import { type Requester } from '@/lib/booking/changes/requester'
import { type BookingState } from '@/lib/booking/booking'
import { CHECKOUT_MINUTES } from '@/lib/booking/seats/hold'
import { isHandledByProvider, type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type PaymentOrder } from '@/lib/booking/money/decide-payment'
import { addMinutes } from '@/lib/calendar/duration'

/** The state of a change that has to be paid for. */
export type ChangeState = 'held' | 'applied' | 'lapsed' | 'dropped'

/**
 * Whether the guest got an e-mail about how to pay. Guests who make the change online and pay by card do not need one.
 */
export function hasPaymentEmail(change: {
  readonly askedBy: Requester['actor']
  readonly payBy: PaymentMethod
}): boolean {
  return change.askedBy === 'operator' || !isHandledByProvider(change.payBy)
}

/**
 * Compute until when the guest can pay for a change: until the open Stripe page expires or, if later, until it is too
 * late to open a new one.
 *
 * @param page  the Stripe page open for the change; null if there is none
 *
 * Rule: change-holds (docs/rules.md)
 */
export function paymentDeadlineForChange<Held extends Date | null>(
  { heldUntil, payBy }: { readonly heldUntil: Held; readonly payBy: PaymentMethod },
  page: { readonly expiresAt: Date } | null,
): Date | Held {
  if (!heldUntil || !isHandledByProvider(payBy)) return heldUntil
  const lastOpening = addMinutes(heldUntil, -CHECKOUT_MINUTES)
  return page && page.expiresAt > lastOpening ? page.expiresAt : lastOpening
}

const ORDER_STATES: Readonly<Record<ChangeState, BookingState>> = {
  held: 'awaiting_payment',
  lapsed: 'lapsed',
  applied: 'confirmed',
  dropped: 'cancelled',
}

/**
 * Express a change as an order to be paid.
 *
 * @param from  the booking's current departure
 * @param to    the departure that the change moves to; its `seatsFree` excludes the seats that the change holds
 */
export function orderForChange(
  change: {
    readonly state: ChangeState
    readonly heldUntil: Date | null
    readonly payCents: number
    readonly seats: number
    readonly baseVersion: number
  },
  {
    booking,
    from,
    to,
  }: {
    readonly booking: { readonly state: BookingState; readonly version: number; readonly currency: string }
    readonly from: { readonly startsAt: Date }
    readonly to: PaymentOrder['departure']
  },
): PaymentOrder {
  const { state, heldUntil: expiresAt, seats, payCents: wantedCents, baseVersion } = change
  const held = state === 'held' ? seats : 0
  return {
    ...{ state: ORDER_STATES[state], expiresAt, seats, wantedCents, currency: booking.currency },
    departure: { ...to, seatsFree: to.seatsFree + held },
    change: {
      isOutdated: booking.state !== 'confirmed' || booking.version !== baseVersion,
      startsAt: from.startsAt < to.startsAt ? from.startsAt : to.startsAt,
    },
  }
}
