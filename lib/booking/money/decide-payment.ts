import { type BookingState, hasBookingEnded, holdsSeats, isUnpaid } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/seats/hold'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'
import { addMinutes } from '@/lib/calendar/duration'

/** How many hours a guest has to pay the rest after a part payment. */
export const REMAINING_PAYMENT_HOURS = 24

/** Something to be paid: a booking, or a change to one. Amounts are in cents. */
export type PaymentOrder = {
  /**
   * The booking's state, or a change's expressed as one: a held change is `awaiting_payment`, an applied one
   * `confirmed`, a dropped one `cancelled`. See `orderForChange`.
   */
  readonly state: BookingState
  readonly expiresAt: Date | null
  readonly seats: number
  /** The full amount due, including earlier part payments. */
  readonly wantedCents: number
  readonly currency: string
  /** The departure on which the order needs seats. Its `seatsFree` does not include seats held by the order itself. */
  readonly departure: DepartureSeats & { readonly startsAt: Date; readonly cancelledAt?: Date | null }
  /** Whether this payment has already been counted. */
  readonly isCounted?: boolean
  /** Whether the guest started this payment before a newer attempt, or before the booking changed. */
  readonly isReplaced?: boolean
  /** For a booking that has ended: the amount we keep but have not received yet. */
  readonly comingCents?: number
  /** The deadline for paying the rest, if we have already asked the guest for it; otherwise null. */
  readonly restDueAt?: Date | null
  /** Set only if the order is a change to a booking. */
  readonly change?: {
    /** Whether the booking has changed since the change was quoted. */
    readonly isOutdated: boolean
    /** When the old or the new departure starts, whichever is earlier; the payment must arrive before that. */
    readonly startsAt: Date
  }
}

export type ReceivedPayment = {
  readonly cents: number
  readonly currency: string
  /** Sum of earlier part payments that have not been refunded. */
  readonly earlierCents?: number
}

/** How far a payment may differ from the amount due, in cents; see `allowanceFor`. */
export type PaymentAllowance = {
  readonly short: { readonly cents: number; readonly reason: CorrectionReason } | null
  /** How much of an overpayment we keep; staff refund the rest. */
  readonly over: { readonly cents: number; readonly reason: CorrectionReason } | null
  /** The latest deadline for paying the rest after a part payment; null if only the exact amount is accepted. */
  readonly latest: Date | null
}

export type PaymentRefundReason =
  | 'seat_gone'
  | 'paid_twice'
  | 'wrong_amount'
  | 'called_off'
  | 'booking_ended'
  | 'booking_changed'
  | 'change_dropped'

export type PaymentDecision =
  | {
      readonly kind: 'paid'
      /** The part of an overpayment that staff must refund. */
      readonly returnCents: number
      readonly corrections: readonly Correction[]
    }
  /** Ask the guest for the rest, and keep the seats until then. */
  | { readonly kind: 'short'; readonly restCents: number; readonly until: Date }
  /** Refund the payment, and earlier part payments too, unless those paid for the booking. */
  | { readonly kind: 'returned'; readonly returnCents: number; readonly reason: PaymentRefundReason }
  /** Keep the payment: while it was under way, the booking was cancelled too late for a refund. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'done' }

/**
 * Decide what a payment does to its booking or change. It may arrive late, twice, or after the hold has expired. Part
 * payments add up, and the allowance applies to their total.
 *
 * Rule: late-payment (docs/rules.md)
 * Rule: change-payment (docs/rules.md)
 * Rule: part-payments (docs/rules.md)
 */
export function decidePayment(
  order: PaymentOrder,
  money: ReceivedPayment,
  allowance: PaymentAllowance,
  now: Date,
): PaymentDecision {
  if (order.isCounted) return { kind: 'done' }
  const receivedCents = money.cents + (money.earlierCents ?? 0)
  if (hasBookingEnded(order.state) && isAmount(money, order.comingCents, order)) return { kind: 'kept' }
  const reason = findObstacle(order, money, allowance, now)
  if (reason === 'paid_twice') return { kind: 'returned', returnCents: money.cents, reason }
  if (reason) return { kind: 'returned', returnCents: receivedCents, reason }
  return settleAmount(order, receivedCents, allowance, now)
}

function findObstacle(
  order: PaymentOrder,
  money: ReceivedPayment,
  { latest }: PaymentAllowance,
  now: Date,
): PaymentRefundReason | null {
  const isPaid = order.state === 'confirmed'
  const isExact = latest === null
  // Earlier payments have already paid for the order, so refund only this one.
  if (isPaid && !isExact) return 'paid_twice'
  if (order.departure.cancelledAt) return 'called_off'
  if (isExact && !isAmount(money, order.wantedCents, order)) {
    const isOfOlderTotal = order.isReplaced === true && isUnpaid(order.state) && holdsSeats(order, now)
    return isOfOlderTotal ? 'booking_changed' : 'wrong_amount'
  }
  if (isPaid) return 'paid_twice'
  if (hasBookingEnded(order.state)) return order.change ? 'change_dropped' : 'booking_ended'
  if (order.change?.isOutdated) return 'booking_changed'
  return canBeSeated(order, now) ? null : 'seat_gone'
}

function isAmount(
  { cents, currency }: ReceivedPayment,
  wantedCents: number | undefined,
  order: PaymentOrder,
): boolean {
  return cents === wantedCents && currency === order.currency
}

function canBeSeated(order: PaymentOrder, now: Date): boolean {
  const { change, departure, seats } = order
  if (change && change.startsAt <= now) return false
  if (holdsSeats(order, now) || (change && seats === 0)) return true
  return !departure.isClosed && now < departure.closesAt && seats <= departure.seatsFree
}

function settleAmount(
  order: PaymentOrder,
  receivedCents: number,
  { short, over, latest }: PaymentAllowance,
  now: Date,
): PaymentDecision {
  const differenceCents = receivedCents - order.wantedCents
  if (differenceCents < 0 && short && -differenceCents <= short.cents)
    return { kind: 'paid', returnCents: 0, corrections: [{ cents: differenceCents, reason: short.reason }] }
  if (differenceCents < 0) {
    const until = latest && restDueAt(order, latest, now)
    return until && until > now
      ? { kind: 'short', restCents: -differenceCents, until }
      : { kind: 'returned', returnCents: receivedCents, reason: 'seat_gone' }
  }
  const keptCents = Math.min(differenceCents, over?.cents ?? 0)
  const corrections = over && keptCents > 0 ? [{ cents: keptCents, reason: over.reason }] : []
  return { kind: 'paid', returnCents: differenceCents - keptCents, corrections }
}

/**
 * The deadline for paying the rest: when the hold expires, or a day from now if that is later, but never after
 * `latest`. Set only once per order.
 */
function restDueAt({ restDueAt, expiresAt }: PaymentOrder, latest: Date, now: Date): Date {
  if (restDueAt) return restDueAt
  const aDay = addMinutes(now, REMAINING_PAYMENT_HOURS * 60)
  const wanted = expiresAt && expiresAt > aDay ? expiresAt : aDay
  return wanted < latest ? wanted : latest
}
