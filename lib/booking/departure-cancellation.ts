import { holdsSeats, outlivesItsPages } from '@/lib/booking/booking'
import { type BookingAfter, type ChangeableBooking } from '@/lib/booking/changeable-booking'
import { minutesAfter } from '@/lib/calendar/duration'
import { type Correction } from '@/lib/booking/ledger'
import { type MoneyReturn } from '@/lib/booking/refund'
import { settleEnd } from '@/lib/booking/settlement'

/** So long after its start a departure can still be cancelled: the van may have turned back. */
export const CANCEL_HOURS_AFTER_START = 24

/** Why we cancel a departure. */
export const CANCEL_REASONS = ['weather', 'guide', 'few'] as const

/** `merged`: into another date. */
export type CancelReason = (typeof CANCEL_REASONS)[number] | 'merged'

/** What becomes of one booking of a cancelled departure. */
export type CancelledParty<B> = { readonly booking: B } & (
  | EndedParty
  /** The guest chooses; until then booking and money stay as they are. */
  | { readonly kind: 'choice' }
)

/** A booking that ends at once. */
type EndedParty = {
  readonly kind: 'ended'
  readonly after: BookingAfter
  readonly returns: readonly MoneyReturn[]
  readonly corrections: readonly Correction[]
  /** Whether the guest has heard of us before, and so must hear of this: who was about to pay has not. */
  readonly isTold: boolean
  /** It was a return trip: the choice is open again on the first booking. */
  readonly reopensFirstChoice: boolean
}

export type DepartureCancellation<B> =
  | { readonly kind: 'cancelled'; readonly parties: readonly CancelledParty<B>[] }
  | { readonly kind: 'refused'; readonly reason: 'cancelled_before' | 'over' | 'said_not_seen' }

/**
 * Decide what becomes of a departure's bookings when we cancel it. A party that has not paid owes nothing any more, and what it
 * paid in part goes back; one that has paid chooses; of a return trip the first booking's choice is open again. Changes
 * that wait for their payment are dropped, here and on other bookings that would have come (`openChange`). Bookings that
 * ended before are left out.
 *
 * @param departure.saidNotSeen  we have said that it took place and saw no lights: its guests choose already
 *
 * Rule: departure-cancelled (docs/rules.md)
 */
export function decideDepartureCancellation<B extends ChangeableBooking>(
  departure: {
    readonly startsAt: Date
    readonly cancelledAt: Date | null
    readonly saidNotSeen?: boolean
  },
  bookings: readonly B[],
  now: Date,
): DepartureCancellation<B> {
  if (departure.cancelledAt) return { kind: 'refused', reason: 'cancelled_before' }
  if (now >= minutesAfter(departure.startsAt, CANCEL_HOURS_AFTER_START * 60))
    return { kind: 'refused', reason: 'over' }
  if (departure.saidNotSeen) return { kind: 'refused', reason: 'said_not_seen' }
  const live = bookings.filter((booking) => holdsSeats(booking, now))
  return { kind: 'cancelled', parties: live.map((booking) => ({ booking, ...outcomeOf(booking) })) }
}

function outcomeOf(booking: ChangeableBooking): EndedParty | { readonly kind: 'choice' } {
  const isReturnTrip = booking.returnTripUntil !== null
  if (booking.state === 'confirmed' && !isReturnTrip) return { kind: 'choice' }
  return endUnpaid(booking)
}

/** End a booking that nothing is left of but what was paid in part, or for guests who joined a return trip. */
export function endUnpaid(booking: ChangeableBooking): EndedParty {
  const { totalCents, returns, corrections } = settleEnd(booking, true)
  const { departureId, places, state, returnTripUntil } = booking
  return {
    kind: 'ended',
    after: { state: 'cancelled', departureId, places, totalCents, expiresAt: null },
    returns,
    corrections,
    isTold: state !== 'hold' || outlivesItsPages(booking),
    reopensFirstChoice: returnTripUntil !== null,
  }
}
