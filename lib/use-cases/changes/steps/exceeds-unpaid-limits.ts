import 'server-only'
import { type ChangeDecision } from '@/lib/booking/changes/change-decision'
import { seatsFor } from '@/lib/booking/party'
import { countGuestsByBand } from '@/lib/booking/seats/places'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { refuseOverUnpaidLimits } from '@/lib/use-cases/seats/steps/refuse-over-unpaid-limits'

/** The client that requests a change on the booking's page, so that its unpaid seats can be counted. */
export type RequestingClient = {
  readonly address: string
  readonly clientHash: string
}

/**
 * Whether a guest's change would hold more unpaid seats than one client may. The change form works without JavaScript,
 * so it cannot produce a proof of work. Guests who have paid for their booking need none; others may hold only as many
 * seats as are allowed without one.
 *
 * Rule: unpaid-bounds (docs/rules.md)
 */
export async function exceedsUnpaidLimits(
  db: Db,
  decision: ChangeDecision,
  {
    booking,
    client,
    isLook,
  }: { readonly booking: StoredBooking; readonly client: RequestingClient; readonly isLook: boolean },
  now: Date,
): Promise<boolean> {
  const unpaid = unpaidSeats(decision, booking)
  if (!unpaid) return false
  const { address, clientHash } = client
  const caller = { address, route: '/booking', proof: null, looksAutomatic: false }
  const admission = { caller, clientHash, hasProof: booking.state === 'confirmed' }
  const departure = await loadDeparture(db, unpaid.departureId, now)
  const refusal = await refuseOverUnpaidLimits(db, departure, {
    ...unpaid,
    admission,
    isLook,
    now,
    besidesBookingId: booking.id,
  })
  return refusal !== null
}

/** The unpaid seats that a change would hold; null if they are no more than the booking holds already. */
function unpaidSeats(decision: ChangeDecision, booking: StoredBooking) {
  if (decision.kind === 'held') {
    const { departureId, seats, payBy: method } = decision.quoted
    return seats > 0 ? { departureId, seats, method } : null
  }
  if (decision.kind !== 'applied' || decision.after.state === 'confirmed') return null
  const { departureId, places } = decision.after
  const seats = seatsFor(countGuestsByBand(places))
  const isMore = departureId !== booking.departureId || seats > booking.seats
  return isMore ? { departureId, seats, method: booking.paymentMethod } : null
}
