import 'server-only'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { database } from '@/lib/db/client'
import { extendUnansweredHolds } from '@/lib/use-cases/payments/reconcile-checkout'

/**
 * Before money comes for a booking: it may have lapsed, and is seated again where there is room, but not on seats whose
 * payment page Stripe has not spoken of yet.
 */
export async function keepUnansweredSeats(reference: string, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) return
  const change = await findOpenChange(database(), booking.id)
  for (const id of [booking.departureId, ...(change ? [change.departureId] : [])])
    await extendUnansweredHolds(id, now)
}
