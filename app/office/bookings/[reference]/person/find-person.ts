import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { type FoundPerson, toPerson } from '@/app/office/office-person'
import { database } from '@/lib/db/client'
import { isGuestErased } from '@/lib/db/history/history'

/** Find the guest of the booking that an address of the office names; null if it never had an e-mail address. */
export async function findPersonOfBooking(named: {
  readonly reference: string
}): Promise<FoundPerson | null> {
  const found = await findOfficeBooking(named)
  if (!found) return null
  const { id, customerEmail } = found.subject.booking
  if (customerEmail === '' && !(await isGuestErased(database(), id))) return null
  return toPerson(customerEmail, found.path)
}
