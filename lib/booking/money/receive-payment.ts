import { type BookingState, hasEnded, holdsSeats, isUnpaid } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/seats/hold'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'
import { minutesAfter } from '@/lib/calendar/duration'

/** How long a guest has for the rest of a payment. */
export const REST_HOURS = 24

/** What was ordered: a booking, or a change of one. Amounts in cents. */
export type PaymentOrder = {
  /** Of a change: see `changeOrder`. */
  readonly state: BookingState
  readonly expiresAt: Date | null
  readonly seats: number
  /** The full amount, earlier parts included. */
  readonly wantedCents: number
  readonly currency: string
  /** The one it needs seats on; `seatsFree` leaves out those it holds. */
  readonly departure: DepartureSeats & { readonly startsAt: Date; readonly cancelledAt?: Date | null }
  /** This very payment was received before. */
  readonly isCounted?: boolean
  /** The payment was begun before a newer attempt, or before the booking changed. */
  readonly isReplaced?: boolean
  /** Of a booking that has ended: what we keep of its price and have not received yet. */
  readonly comingCents?: number
  /** When the guest was asked for the rest: the deadline they were given. */
  readonly restDueAt?: Date | null
  /** Only if it is a change. */
  readonly change?: {
    /** The booking is no longer the one that the change was quoted for. */
    readonly isOutdated: boolean
    /** When the first of its two tours starts: the one it leaves, or the one it moves to. */
    readonly startsAt: Date
  }
}

export type ReceivedMoney = {
  readonly cents: number
  readonly currency: string
  /** Parts received before that we still hold. */
  readonly earlierCents?: number
}

/** Which differences we accept, in cents: see `allowanceFor`. */
export type Allowance = {
  readonly short: { readonly cents: number; readonly reason: CorrectionReason } | null
  /** What we keep of an excess; staff return the rest. */
  readonly over: { readonly cents: number; readonly reason: CorrectionReason } | null
  /** The latest deadline for the rest of a part; null: no parts, only the exact amount. */
  readonly latest: Date | null
}

export type ReturnReason =
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
      /** The excess that staff return. */
      readonly returnCents: number
      readonly corrections: readonly Correction[]
    }
  /** Ask the guest for the rest, and keep the seats until then. */
  | { readonly kind: 'short'; readonly restCents: number; readonly until: Date }
  /** Return it, with every earlier part that we still hold. */
  | { readonly kind: 'returned'; readonly returnCents: number; readonly reason: ReturnReason }
  /** The booking was cancelled too late for a refund while the payment was under way: it is ours. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'done' }

/**
 * Decide what a payment does to the booking, or the change, that it is for. It may arrive twice, late, or after the hold
 * has lapsed. Parts add up, and the allowance is measured on their sum.
 *
 * Rule: late-payment (docs/rules.md)
 * Rule: change-payment (docs/rules.md)
 * Rule: part-payments (docs/rules.md)
 */
export function receivePayment(
  order: PaymentOrder,
  money: ReceivedMoney,
  allowance: Allowance,
  now: Date,
): PaymentDecision {
  if (order.isCounted) return { kind: 'done' }
  const receivedCents = money.cents + (money.earlierCents ?? 0)
  if (hasEnded(order.state) && isAmount(money, order.comingCents, order)) return { kind: 'kept' }
  const reason = findObstacle(order, money, allowance, now)
  if (reason === 'paid_twice') return { kind: 'returned', returnCents: money.cents, reason }
  if (reason) return { kind: 'returned', returnCents: receivedCents, reason }
  return settleAmount(order, receivedCents, allowance, now)
}

function findObstacle(
  order: PaymentOrder,
  money: ReceivedMoney,
  { latest }: Allowance,
  now: Date,
): ReturnReason | null {
  const isPaid = order.state === 'confirmed'
  const isExact = latest === null
  // Earlier parts have paid for it, and must not be returned with this one.
  if (isPaid && !isExact) return 'paid_twice'
  if (order.departure.cancelledAt) return 'called_off'
  if (isExact && !isAmount(money, order.wantedCents, order)) {
    const isOfOlderTotal = order.isReplaced === true && isUnpaid(order.state) && holdsSeats(order, now)
    return isOfOlderTotal ? 'booking_changed' : 'wrong_amount'
  }
  if (isPaid) return 'paid_twice'
  if (hasEnded(order.state)) return order.change ? 'change_dropped' : 'booking_ended'
  if (order.change?.isOutdated) return 'booking_changed'
  return canBeSeated(order, now) ? null : 'seat_gone'
}

function isAmount(
  { cents, currency }: ReceivedMoney,
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
  { short, over, latest }: Allowance,
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

/** As long as was promised, or a day if that is longer; asked once, and never so late that nobody else could come. */
function restDueAt({ restDueAt, expiresAt }: PaymentOrder, latest: Date, now: Date): Date {
  if (restDueAt) return restDueAt
  const aDay = minutesAfter(now, REST_HOURS * 60)
  const wanted = expiresAt && expiresAt > aDay ? expiresAt : aDay
  return wanted < latest ? wanted : latest
}
