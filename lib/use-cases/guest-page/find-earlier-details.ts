import 'server-only'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type EarlierDetails, findNewestDetails } from '@/lib/db/bookings/earlier-details'
import { database } from '@/lib/db/client'

/**
 * Find what the guest wrote about another booking and could use again here; null if this booking already has it all.
 * Only for readers of the e-mail address: anyone can book with an address that is not theirs.
 *
 * Rule: told-once (docs/rules.md)
 */
export async function findEarlierDetails(booking: StoredBooking): Promise<EarlierDetails | null> {
  const earlier = await findNewestDetails(database(), booking)
  if (!earlier) return null
  const isNew = (field: 'pickupPlace' | 'specialRequests') =>
    booking[field] === null && earlier[field] !== null
  return isNew('pickupPlace') || isNew('specialRequests') ? earlier : null
}
