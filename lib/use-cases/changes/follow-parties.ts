import 'server-only'
import { listLiveBookings } from '@/lib/db/bookings/live-bookings'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { syncPayments } from '@/lib/use-cases/payments/steps/sync-payments'

/**
 * Ask Stripe what became of the payments of all who are on a departure, and write it down: before the transaction that
 * decides about them, never inside, as Stripe may take its time; and before a command shows what it would do. A page that is
 * only opened does not ask.
 */
export async function followParties(where: Parameters<typeof findDepartureOn>[1], now: Date): Promise<void> {
  const departure = await findDepartureOn(database(), where, now)
  const live = departure ? await listLiveBookings(database(), departure.id, now) : []
  await Promise.all(live.map(({ reference }) => syncPayments(reference, now)))
}
