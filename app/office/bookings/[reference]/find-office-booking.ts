import { type ActPlace } from '@/app/acts/act-place'
import { requireOfficeAct } from '@/app/acts/office-act'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { now } from '@/lib/db/clock'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { type PageSubject } from '@/lib/office/find-act'

type OfficeBooking = Extract<PageSubject, { readonly about: 'booking' }>

/** Find the booking that an address of the office names, however its reference is written. */
export async function findOfficeBooking(reference: string): Promise<OfficeBooking | null> {
  const booking = await findBookingByReference(database(), decodeURIComponent(reference).toUpperCase())
  if (!booking) return null
  return { about: 'booking', booking, departure: await loadDeparture(database(), booking.departureId, now()) }
}

/** Find the act on a booking that a form of the office is about. Throws as `requireOfficeAct` does. */
export function requireOfficeBookingAct(
  request: Request,
  { reference, action }: { readonly reference: string; readonly action: string },
): Promise<ActPlace> {
  return requireOfficeAct(request, action, async () => {
    const subject = await findOfficeBooking(reference)
    return subject && { subject, path: officeBookingPath(subject.booking) }
  })
}
