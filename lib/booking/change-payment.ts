import { type Asking } from '@/lib/booking/asking'
import { type PaymentMethod } from '@/lib/booking/booking'
import { type Payment } from '@/lib/booking/confirmation'
import { CHECKOUT_MINUTES, type DepartureSeats } from '@/lib/booking/hold'
import { minutesAfter } from '@/lib/calendar/duration'

/** What became of a change that was held for its payment. */
export type ChangeState = 'held' | 'applied' | 'lapsed' | 'dropped'

/**
 * Why the payment of a change goes back: it was paid before, is another sum, the departure was cancelled or a
 * cancellation is under way, the change was dropped or replaced, the booking is another since, or its seats have gone.
 */
type ChangePaymentReason =
  'paid_twice' | 'wrong_amount' | 'called_off' | 'change_dropped' | 'booking_changed' | 'seat_gone'

export type ChangePaymentDecision =
  | { readonly kind: 'apply' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refund'; readonly reason: ChangePaymentReason }

/** Whether its guest has an e-mail that says how to pay it: on their own page a card is asked for at once. */
export function wasSentToPay(change: {
  readonly askedBy: Asking['actor']
  readonly payBy: PaymentMethod
}): boolean {
  return change.askedBy === 'operator' || change.payBy === 'crypto'
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
  if (!heldUntil || payBy !== 'card') return heldUntil
  const lastOpening = minutesAfter(heldUntil, -CHECKOUT_MINUTES)
  return page && page.expiresAt > lastOpening ? page.expiresAt : lastOpening
}

/**
 * Decide what a payment does that came for a change. Within its time the change is made; one that lapsed is made all the
 * same if its seats are still to be had; else the payment goes back whole, and the booking is as it was.
 *
 * @param change.isPaidByThis   this very payment was counted before
 * @param change.isOfThisBooking  the booking is still the one that the change was quoted for
 * @param departure             the one that the booking will be on; `seatsFree` without what the change holds
 * @param departure.leftAt      when the departure starts that the booking is on until then
 *
 * Rule: change-payment (docs/rules.md)
 */
export function decideChangePayment(
  payment: Payment,
  change: {
    readonly state: ChangeState
    readonly heldUntil: Date
    readonly payCents: number
    readonly currency: string
    readonly seats: number
    readonly isPaidByThis: boolean
    readonly isOfThisBooking: boolean
  },
  departure: DepartureSeats & {
    readonly startsAt: Date
    readonly leftAt: Date
    readonly cancelledAt: Date | null
    /** We are cancelling it, or the booking's present one; it may still be undone. */
    readonly isBeingCancelled: boolean
  },
  now: Date,
): ChangePaymentDecision {
  if (change.isPaidByThis) return { kind: 'done' }
  if (departure.cancelledAt || departure.isBeingCancelled) return { kind: 'refund', reason: 'called_off' }
  if (payment.amountCents !== change.payCents || payment.currency !== change.currency)
    return { kind: 'refund', reason: 'wrong_amount' }
  if (change.state === 'applied') return { kind: 'refund', reason: 'paid_twice' }
  if (change.state === 'dropped') return { kind: 'refund', reason: 'change_dropped' }
  if (!change.isOfThisBooking) return { kind: 'refund', reason: 'booking_changed' }
  if (change.state === 'held' && now < change.heldUntil) return { kind: 'apply' }
  const isBeforeTour = now < departure.leftAt && now < departure.startsAt
  const hasRoom =
    change.seats === 0 ||
    (!departure.isClosed && now < departure.closesAt && change.seats <= departure.seatsFree)
  return isBeforeTour && hasRoom ? { kind: 'apply' } : { kind: 'refund', reason: 'seat_gone' }
}
