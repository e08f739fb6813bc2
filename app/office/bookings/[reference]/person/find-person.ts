import { findOfficeBooking } from '@/app/office/bookings/[reference]/find-office-booking'
import { type FoundPerson, toPerson } from '@/app/office/office-person'

/** Find the guest of the booking that an address of the office names. */
export async function findPersonOfBooking(named: {
  readonly reference: string
}): Promise<FoundPerson | null> {
  const found = await findOfficeBooking(named)
  return found && toPerson(found.subject.booking.customerEmail, found.path)
}
