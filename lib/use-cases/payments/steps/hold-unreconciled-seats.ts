import 'server-only'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { database } from '@/lib/db/client'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'

/**
 * Prepare for recording money for a booking: it may have lapsed, and then gets seats again if there are any, but none
 * that belong to a payment page Stripe has not confirmed as unpaid.
 */
export async function holdUnreconciledSeats(reference: string, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) return
  const change = await findOpenChange(database(), booking.id)
  for (const id of [booking.departureId, ...(change ? [change.departureId] : [])])
    await extendUnreconciledHolds(id, now)
}
