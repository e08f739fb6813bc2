import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listErasedBookings } from '@/lib/db/history/history'

export type EmailedGuest = Pick<StoredBooking, 'id' | 'customerEmail'>

/**
 * Count the guests who will be e-mailed: those with an address who have not been erased. Rule: erasure (docs/rules.md)
 */
export async function countGuestsToEmail(bookings: readonly EmailedGuest[]): Promise<number> {
  const ids = bookings.map(({ id }) => id)
  const erased = await listErasedBookings(database(), ids)
  return bookings.filter(({ id, customerEmail }) => customerEmail !== '' && !erased.has(id)).length
}
