import { holdsSeats, outlivesPaymentPage } from '@/lib/booking/booking'
import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { CRYPTO_DUE_HOURS_BEFORE_START } from '@/lib/booking/money/crypto-due'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** If the start moves by more than this, the guests get a choice. */
const CHOICE_BEYOND_HOURS = 2

export type TimeChangeDecision<B> =
  | {
      readonly kind: 'changed'
      /** When sales close, which moves together with the start. */
      readonly closesAt: Date
      readonly parties: readonly {
        readonly booking: B
        readonly latestStartsAt: Date
        /** When the booking expires if it is unpaid, adjusted to the new start; null if it does not expire. */
        readonly expiresAt: Date | null
        /** Whether the guest gets a choice (cause `time_changed`). If they do not choose, they keep the new time. */
        readonly opensChoice: boolean
      }[]
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: 'cancelled_before' | 'already_started' | 'in_the_past' }

/**
 * Decide a new start time for a departure. Its guests are notified, keep the later of the two cut-offs, and get a
 * choice if the start moves a lot.
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
      expiresAt: newExpiry(booking, { startsAt, closesAt }, now),
      opensChoice: isLarge && booking.state === 'confirmed',
    }))
  return { kind: 'changed', closesAt, parties }
}

/**
 * When an unpaid booking expires after the change. If that would leave too little time to pay by cryptocurrency or
 * payment link, it expires at the start.
 *
 * Rule: crypto-due (docs/rules.md)
 * Rule: payment-link (docs/rules.md)
 * Rule: waiting-offer (docs/rules.md)
 */
function newExpiry(
  booking: ChangeableBooking,
  { startsAt, closesAt }: { readonly startsAt: Date; readonly closesAt: Date },
  now: Date,
): Date | null {
  const { state, paymentMethod, expiresAt, isDebitUnderWay } = booking
  const isKept = state === 'awaiting_payment' || outlivesPaymentPage(booking)
  if (!isKept || isDebitUnderWay || expiresAt === null) return expiresAt
  const inTime =
    paymentMethod === 'crypto'
      ? new Date(startsAt.getTime() - CRYPTO_DUE_HOURS_BEFORE_START * MS_PER_HOUR)
      : closesAt
  const dueAt = inTime > now ? inTime : startsAt
  return expiresAt < dueAt ? expiresAt : dueAt
}

function latest(instants: readonly (Date | null)[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)))
}
