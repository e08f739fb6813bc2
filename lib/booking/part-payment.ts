import { type BookingState, hasEnded, holdsSeats } from '@/lib/booking/booking'
import { type DepartureSeats } from '@/lib/booking/hold'
import { type Correction, type CorrectionReason } from '@/lib/booking/ledger'
import { minutesAfter } from '@/lib/calendar/duration'

/** How long a guest has for the rest, when too little has come. */
export const REST_HOURS = 24

/** Money that has come otherwise than by Stripe, in cents. */
export type ArrivedMoney = {
  readonly cents: number
  /** Parts that came before and are still ours. */
  readonly earlierCents: number
}

/** What it came for: a booking, or the change of one. */
export type PartlyPaid = {
  readonly state: BookingState
  readonly expiresAt: Date | null
  /** When the guest was asked for the rest: until then; null: nobody has asked. */
  readonly restDueAt: Date | null
  readonly seats: number
  /** All that was asked for, from the first part on. */
  readonly wantedCents: number
}

/** What of a difference is let be, in cents, and until when the rest may come. */
export type Allowance = {
  readonly short: { readonly cents: number; readonly reason: CorrectionReason }
  readonly over: { readonly cents: number; readonly reason: CorrectionReason } | null
  readonly latest: Date
}

export type PartPaymentDecision =
  | {
      readonly kind: 'paid'
      /** What of this payment is too much, and a person returns. */
      readonly returnCents: number
      readonly corrections: readonly Correction[]
    }
  /** The guest is asked for the rest; the seats are kept until then. */
  | { readonly kind: 'short'; readonly restCents: number; readonly until: Date }
  /** A person returns all that has come and not gone back. */
  | {
      readonly kind: 'returned'
      readonly returnCents: number
      readonly reason: 'paid_twice' | 'called_off' | 'booking_ended' | 'seat_gone' | 'booking_changed'
    }

/**
 * Decide what money does that came in coins, in cash or by transfer, of what was asked for or another sum. Parts add up,
 * and what is let be is measured on their sum.
 *
 * @param departure.seatsFree  places left besides those that the order holds
 *
 * Rule: part-payments (docs/rules.md)
 * Rule: late-payment (docs/rules.md)
 */
export function decidePartPayment(
  { cents, earlierCents }: ArrivedMoney,
  order: PartlyPaid,
  departure: DepartureSeats & { readonly cancelledAt: Date | null },
  { short, over, latest }: Allowance,
  now: Date,
): PartPaymentDecision {
  const receivedCents = cents + earlierCents
  const { state, seats, wantedCents } = order
  if (state === 'confirmed') return { kind: 'returned', returnCents: cents, reason: 'paid_twice' }
  const returnAll = { kind: 'returned', returnCents: receivedCents } as const
  if (departure.cancelledAt) return { ...returnAll, reason: 'called_off' }
  if (hasEnded(state)) return { ...returnAll, reason: 'booking_ended' }
  const hasRoom = !departure.isClosed && now < departure.closesAt && seats <= departure.seatsFree
  const canBeSeated = holdsSeats(order, now) || hasRoom
  if (!canBeSeated) return { ...returnAll, reason: 'seat_gone' }

  const differenceCents = receivedCents - wantedCents
  if (differenceCents < -short.cents) {
    const until = restDueAt(order, latest, now)
    const isInTime = until > now
    return isInTime
      ? { kind: 'short', restCents: -differenceCents, until }
      : { ...returnAll, reason: 'seat_gone' }
  }
  if (differenceCents < 0)
    return { kind: 'paid', returnCents: 0, corrections: [{ cents: differenceCents, reason: short.reason }] }
  const keptCents = Math.min(differenceCents, over?.cents ?? 0)
  const corrections = over && keptCents > 0 ? [{ cents: keptCents, reason: over.reason }] : []
  return { kind: 'paid', returnCents: differenceCents - keptCents, corrections }
}

/** As long as was promised, or a day where that is more; asked once, and never so late that nobody else could come. */
function restDueAt({ restDueAt, expiresAt }: PartlyPaid, latest: Date, now: Date): Date {
  if (restDueAt) return restDueAt
  const aDay = minutesAfter(now, REST_HOURS * 60)
  const wanted = expiresAt && expiresAt > aDay ? expiresAt : aDay
  return wanted < latest ? wanted : latest
}
