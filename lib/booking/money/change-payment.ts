import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { type BookingState } from '@/lib/booking/booking'
import { CHECKOUT_MINUTES } from '@/lib/booking/seats/hold'
import { isByProvider, type PaymentMethod } from '@/lib/booking/money/money-methods'
import { type PaymentOrder } from '@/lib/booking/money/receive-payment'
import { minutesAfter } from '@/lib/calendar/duration'

/** What became of a change that was held for its payment. */
export type ChangeState = 'held' | 'applied' | 'lapsed' | 'dropped'

/** Whether its guest has an e-mail that says how to pay it: on their own page a card is asked for at once. */
export function wasSentToPay(change: {
  readonly askedBy: OnBehalf['actor']
  readonly payBy: PaymentMethod
}): boolean {
  return change.askedBy === 'operator' || !isByProvider(change.payBy)
}

/**
 * Until when the guest can pay a change: on Stripe's page that is open, or as long as one can still be opened.
 *
 * @param page  that is open for it
 *
 * Rule: change-holds (docs/rules.md)
 */
export function changePayUntil<Held extends Date | null>(
  { heldUntil, payBy }: { readonly heldUntil: Held; readonly payBy: PaymentMethod },
  page: { readonly expiresAt: Date } | null,
): Date | Held {
  if (!heldUntil || !isByProvider(payBy)) return heldUntil
  const lastOpening = minutesAfter(heldUntil, -CHECKOUT_MINUTES)
  return page && page.expiresAt > lastOpening ? page.expiresAt : lastOpening
}

const ORDER_STATES: Readonly<Record<ChangeState, BookingState>> = {
  held: 'awaiting_payment',
  lapsed: 'lapsed',
  applied: 'confirmed',
  dropped: 'cancelled',
}

/**
 * What a payment for a change is for.
 *
 * @param from  the departure that the booking is on
 * @param to    the one that the change is for; its `seatsFree` counts what the change holds as taken
 */
export function changeOrder(
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
