import 'server-only'
import { type ChangeableBooking } from '@/lib/booking/changes/changeable-booking'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { listLiveBookings } from '@/lib/db/bookings/live-bookings'
import { type Db } from '@/lib/db/client'
import { loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'

export type StoredParty = StoredBooking & ChangeableBooking

/** Load the bookings that have seats on a locked departure, oldest first. */
export async function loadParties(db: Db, departureId: number, now: Date): Promise<readonly StoredParty[]> {
  const parties: StoredParty[] = []
  for (const booking of await listLiveBookings(db, departureId, now))
    parties.push(await loadChangeableBooking(db, booking))
  return parties
}
