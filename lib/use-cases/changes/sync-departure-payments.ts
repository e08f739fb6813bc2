import 'server-only'
import { listLiveBookings } from '@/lib/db/bookings/live-bookings'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'

/**
 * Sync the payments of everyone on a departure with Stripe. Run it before a command shows its preview, and before the
 * transaction that decides about those bookings; never inside it, because Stripe may be slow. Opening a page does not
 * trigger it.
 */
export async function syncDeparturePayments(
  where: Parameters<typeof findDepartureOn>[1],
  now: Date,
): Promise<void> {
  const departure = await findDepartureOn(database(), where, now)
  const live = departure ? await listLiveBookings(database(), departure.id, now) : []
  await Promise.all(live.map(({ reference }) => syncBookingPayments(reference, now)))
}
