import { holdsSeats, outlivesPaymentPage } from '@/lib/booking/booking'
import { type BookingAfter, type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { minutesAfter } from '@/lib/calendar/duration'
import { type Correction } from '@/lib/booking/ledger'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { settleEnd } from '@/lib/booking/money/settlement'

/** How long after its start a departure can still be cancelled: the van may have turned back. */
export const CANCEL_HOURS_AFTER_START = 24

/** Why we cancel a departure. */
export const CANCEL_REASONS = ['weather', 'guide', 'few'] as const

/** `merged`: merged into another departure. */
export type CancelReason = (typeof CANCEL_REASONS)[number] | 'merged'

/** What happens to one booking of a cancelled departure. */
export type CancelledParty<B> = { readonly booking: B } & (
  | EndedParty
  /** The guest chooses; until then booking and money do not change. */
  | { readonly kind: 'choice' }
)

/** A booking that ends immediately. */
type EndedParty = {
  readonly kind: 'ended'
  readonly after: BookingAfter
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
  /** Whether to notify the guest: not if they were still at checkout and have had no e-mail from us. */
  readonly isTold: boolean
  /** Whether it was a return trip, so that the choice on the first booking is open again. */
  readonly reopensFirstChoice: boolean
}

export type DepartureCancellation<B> =
  | { readonly kind: 'cancelled'; readonly parties: readonly CancelledParty<B>[] }
  | { readonly kind: 'refused'; readonly reason: 'cancelled_before' | 'over' | 'said_not_seen' }

/**
 * Decide what happens to a departure's bookings when we cancel it. An unpaid party no longer owes anything, and any
 * part payment is refunded; a paid one chooses; for a return trip the first booking's choice is open again. Changes
 * that await payment are dropped, here and on other bookings that were to move here (`openChange`). Bookings that ended
 * before are left out.
 *
 * @param departure.saidNotSeen  we have recorded that it took place without lights: its guests already have a choice
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
  return { kind: 'cancelled', parties: live.map((booking) => ({ booking, ...cancelledOutcome(booking) })) }
}

function cancelledOutcome(booking: ChangeableBooking): EndedParty | { readonly kind: 'choice' } {
  const isReturnTrip = booking.returnTripUntil !== null
  if (booking.state === 'confirmed' && !isReturnTrip) return { kind: 'choice' }
  return endUnpaid(booking)
}

/** End a booking whose only money is a part payment, or the price of guests added to a return trip. */
export function endUnpaid(booking: ChangeableBooking): EndedParty {
  const { totalCents, returns, corrections } = settleEnd(booking, true)
  const { departureId, places, state, returnTripUntil } = booking
  return {
    kind: 'ended',
    after: { state: 'cancelled', departureId, places, totalCents, expiresAt: null },
    returns,
    corrections,
    isTold: state !== 'hold' || outlivesPaymentPage(booking),
    reopensFirstChoice: returnTripUntil !== null,
  }
}
