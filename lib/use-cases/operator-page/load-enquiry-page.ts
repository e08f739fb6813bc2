import 'server-only'
import { company } from '@/content/company'
import { findConflictingAct } from '@/lib/booking/changes/enquiry-acts'
import { type EnquiryPage } from '@/lib/contract/enquiry-page'
import { displayEmail } from '@/lib/contract/display-email'
import { type EnquiryWithActs } from '@/lib/db/enquiries'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import { mailtoUrl } from '@/lib/emails/parts/buttons'
import { formatInstant } from '@/lib/language/dates'
import { placeStamp, type StaffPlace, staffBookingUrl } from '@/lib/use-cases/operator-page/staff-place'
import { enquiryActLine } from '@/lib/words/enquiry-act-line'

const TITLES = {
  contact: 'Contact message',
  customized_tour: 'Customized tour',
  transportation: 'Transportation',
} as const

/** Load what a link to an enquiry shows, or its page in the office. Rule: enquiry-link (docs/rules.md) */
export async function loadEnquiryPage(enquiry: EnquiryWithActs, place: StaffPlace): Promise<EnquiryPage> {
  const { kind, email, phone, message, additionalInfo, acts } = enquiry
  const booking = acts.find((act) => act.booking)?.booking ?? null
  const serviceType = enquiry.serviceType ?? ''
  return {
    path: place.path,
    title: TITLES[kind],
    rows: rowsOf(enquiry),
    words: message ?? additionalInfo,
    phone,
    mailto: mailtoUrl({ email, subject: replySubject({ kind, serviceType, brand: company.brand }) }),
    acts: acts.map((act) => enquiryActLine(act, placeStamp(place))),
    booking: booking && {
      reference: booking.reference,
      url: await staffBookingUrl(booking, place),
    },
    actions: [
      ...(findConflictingAct('answered', acts) ? [] : ['answered' as const]),
      ...(findConflictingAct('booked', acts) ? [] : ['book' as const]),
    ],
    personPath: place.inbox === null ? `${place.path}/person` : null,
  }
}

function rowsOf({ createdAt, name, email, phone, serviceType, destination }: EnquiryWithActs) {
  const rows = [
    ['Received', formatInstant(createdAt)],
    ['Name', name],
    ['E-mail', displayEmail(email)],
    ['Phone', phone],
    ['Service', serviceType],
    ['Pickup and destination', destination],
  ] as const
  return rows.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const]))
}
