import { type OfficeSubject } from '@/app/office/office-act'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { now } from '@/lib/db/clock'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeBooking = OfficeSubject & { readonly subject: Extract<PageSubject, { readonly about: 'booking' }> }

const REFERENCE = /^[0-9A-Z-]+$/

/** Find the booking that an address of the office names, however its reference is written. */
export async function findOfficeBooking({
  reference,
}: {
  readonly reference: string
}): Promise<OfficeBooking | null> {
  const written = reference.toUpperCase()
  const booking = REFERENCE.test(written) ? await findBookingByReference(database(), written) : null
  if (!booking) return null
  const departure = await loadDeparture(database(), booking.departureId, now())
  return { subject: { about: 'booking', booking, departure }, path: officeBookingPath(booking) }
}
