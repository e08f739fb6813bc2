import { holdsSeats } from '@/lib/booking/booking'
import { type ChangeableBooking } from '@/lib/booking/changeable-booking'
import { CRYPTO_DUE_HOURS_BEFORE } from '@/lib/booking/crypto-due'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** Guests to whom a shift by more than this matters so much that they choose anew. */
const CHOICE_BEYOND_HOURS = 2

export type TimeChangeDecision<B> =
  | {
      readonly kind: 'changed'
      /** The sale's end goes along with the start. */
      readonly closesAt: Date
      readonly parties: readonly {
        readonly booking: B
        readonly latestStartsAt: Date
        /** While unpaid: when its time runs out, which is no later than the rule of cryptocurrency says. */
        readonly expiresAt: Date | null
        /** The guest chooses (`time_changed`); silence means that the guest comes. */
        readonly opensChoice: boolean
      }[]
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'cancelled_before' | 'already_started' | 'in_the_past' }

/**
 * Decide another start of a departure: who is on it is told, keeps the later of both cut-offs, and chooses where the shift
 * is a large one.
 *
 * Rule: time-change (docs/rules.md)
 */
export function decideTimeChange<B extends ChangeableBooking>(
  departure: { readonly startsAt: Date; readonly closesAt: Date; readonly cancelledAt: Date | null },
  { startsAt, bookings }: { readonly startsAt: Date; readonly bookings: readonly B[] },
  now: Date,
): TimeChangeDecision<B> {
  if (departure.cancelledAt) return { kind: 'refused', reason: 'cancelled_before' }
  if (now >= departure.startsAt) return { kind: 'refused', reason: 'already_started' }
  if (now >= startsAt) return { kind: 'refused', reason: 'in_the_past' }
  const shiftMs = startsAt.getTime() - departure.startsAt.getTime()
  if (shiftMs === 0) return { kind: 'unchanged' }
  const closesAt = new Date(departure.closesAt.getTime() + shiftMs)
  const isLarge = Math.abs(shiftMs) > CHOICE_BEYOND_HOURS * MS_PER_HOUR
  const parties = bookings
    .filter((booking) => holdsSeats(booking, now))
    .map((booking) => ({
      booking,
      latestStartsAt: latest([startsAt, departure.startsAt, booking.latestStartsAt]),
      expiresAt: expiryOf(booking, { startsAt, closesAt }, now),
      opensChoice: isLarge && booking.state === 'confirmed',
    }))
  return { kind: 'changed', closesAt, parties }
}

/**
 * A payment in cryptocurrency, or by a link, that could not be due in time any more is due at the start.
 *
 * Rule: crypto-due (docs/rules.md)
 * Rule: payment-link (docs/rules.md)
 */
function expiryOf(
  { state, paymentMethod, expiresAt, isDebitUnderWay }: ChangeableBooking,
  { startsAt, closesAt }: { readonly startsAt: Date; readonly closesAt: Date },
  now: Date,
): Date | null {
  if (state !== 'awaiting_payment' || isDebitUnderWay || expiresAt === null) return expiresAt
  const inTime =
    paymentMethod === 'crypto'
      ? new Date(startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE * MS_PER_HOUR)
      : closesAt
  const dueAt = inTime > now ? inTime : startsAt
  return expiresAt < dueAt ? expiresAt : dueAt
}

function latest(instants: readonly (Date | null)[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)))
}
