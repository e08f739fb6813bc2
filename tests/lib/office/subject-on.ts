import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { findEmail } from '@/lib/db/emails/emails'
import { findEnquiry } from '@/lib/db/enquiries'
import { findReviewByReference } from '@/lib/db/reviews'
import { type PageSubject } from '@/lib/office/find-act'
import { type On, type Row } from '@/tests/lib/office/row'
import { NOON } from '@/tests/support/a-backend'

/** What an act applies to, as its page finds it. */
export async function subjectOn(on: Exclude<On, 'nothing'>): Promise<PageSubject> {
  if ('enquiryId' in on) {
    const enquiry = await findEnquiry(database(), on.enquiryId)
    if (!enquiry) throw new Error('no enquiry')
    return { about: 'enquiry', enquiry }
  }
  if ('reviewOf' in on) {
    const review = await findReviewByReference(database(), on.reviewOf)
    if (!review) throw new Error('no review')
    return { about: 'review', review }
  }
  if ('emailId' in on) {
    const email = await findEmail(database(), on.emailId)
    if (!email) throw new Error('no e-mail')
    return { about: 'email', email }
  }
  if ('address' in on) return { about: 'person', address: on.address }
  if (!('reference' in on))
    return { about: 'departure', departure: await loadDeparture(database(), on.departureId, NOON) }
  const booking = await findBookingByReference(database(), on.reference)
  if (!booking) throw new Error('no booking')
  return { about: 'booking', booking, departure: await loadDeparture(database(), booking.departureId, NOON) }
}

/** A couple stands for both its booking and its departure: the button decides. */
export function narrowed({ page }: Row, on: On): On {
  return page?.startsWith('departure') && on !== 'nothing' && 'departureId' in on
    ? { departureId: on.departureId, day: on.day }
    : on
}
