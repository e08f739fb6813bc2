import { holdsSeats, outlivesPaymentPage } from '@/lib/booking/booking'
import { type UpdatedBooking, type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { addMinutes } from '@/lib/calendar/duration'
import { type Correction } from '@/lib/booking/ledger'
import { type PlannedRefund } from '@/lib/booking/money/refund'
import { settleEndedBooking } from '@/lib/booking/money/settlement'

/** How long after its start a departure can still be cancelled, for example if the van had to turn back. */
export const CANCELLABLE_HOURS_AFTER_START = 24

/** Reasons that staff can give for cancelling a departure. */
export const CANCEL_REASONS = ['weather', 'guide', 'few'] as const

/** Why we cancelled a departure; `merged`: it was merged into another. */
export type CancelReason = (typeof CANCEL_REASONS)[number] | 'merged'

/** What happens to one booking of a cancelled departure. */
export type CancelledParty<B> = { readonly booking: B } & (
  | EndedParty
  /** The guest gets a choice; until it is made, neither the booking nor the money changes. */
  | { readonly kind: 'choice' }
)

/** A booking that ends as soon as its departure is cancelled. */
type EndedParty = {
  readonly kind: 'ended'
  readonly after: UpdatedBooking
  readonly returns: readonly PlannedRefund[]
  readonly corrections: readonly Correction[]
  /**
   * Whether to notify the guest. Guests who were still at checkout are not notified: they have had no e-mail from us.
   */
  readonly isTold: boolean
  /** Whether this was a free return trip, so that its guest chooses again, on the booking that earned it. */
  readonly reopensFirstChoice: boolean
}

export type DepartureCancellationDecision<B> =
  | { readonly kind: 'cancelled'; readonly parties: readonly CancelledParty<B>[] }
  | {
      readonly kind: 'refused'
      readonly reason: 'cancelled_before' | 'over' | 'said_not_seen' | 'offers_itself'
    }

/**
 * Decide what happens to a departure's bookings when we cancel it. Unpaid parties owe nothing, and any part payment is
 * refunded; paid parties get a choice; for a free return trip, the choice on the first booking opens again. Changes
 * awaiting payment are dropped, both on these bookings and on others that were to move here (`openChange`). Bookings
 * that have already ended are left out.
 *
 * @param departure.saidNotSeen  whether we have recorded that no lights were seen, in which case its guests already
 *                               have a choice
 * @param offeredTourIds         the tours that guests may choose instead
 *
 * Rule: departure-cancelled (docs/rules.md)
 */
export function decideDepartureCancellation<B extends ChangeableBooking>(
  departure: {
    readonly tourId: number
    readonly startsAt: Date
    readonly cancelledAt: Date | null
    readonly saidNotSeen?: boolean
  },
  bookings: readonly B[],
  now: Date,
  offeredTourIds: readonly number[] = [],
): DepartureCancellationDecision<B> {
  if (departure.cancelledAt) return { kind: 'refused', reason: 'cancelled_before' }
  if (now >= addMinutes(departure.startsAt, CANCELLABLE_HOURS_AFTER_START * 60))
    return { kind: 'refused', reason: 'over' }
  if (departure.saidNotSeen) return { kind: 'refused', reason: 'said_not_seen' }
  if (offeredTourIds.includes(departure.tourId)) return { kind: 'refused', reason: 'offers_itself' }
  const live = bookings.filter((booking) => holdsSeats(booking, now))
  return { kind: 'cancelled', parties: live.map((booking) => ({ booking, ...cancelledOutcome(booking) })) }
}

function cancelledOutcome(booking: ChangeableBooking): EndedParty | { readonly kind: 'choice' } {
  const isReturnTrip = booking.returnTripUntil !== null
  if (booking.state === 'confirmed' && !isReturnTrip) return { kind: 'choice' }
  return endUnpaidBooking(booking)
}

/**
 * End a booking for which nothing was paid except a part payment, or the price of guests added to a free return trip.
 */
export function endUnpaidBooking(booking: ChangeableBooking): EndedParty {
  const { totalCents, returns, corrections } = settleEndedBooking(booking, true)
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
