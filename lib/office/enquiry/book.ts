import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { helsinkiTime } from '@/lib/calendar/day'
import { type EnquiryBookingInput, enquiryBookingInput } from '@/lib/contract/enquiry-page'
import { type OperatorField } from '@/lib/contract/operator-page'
import { type EnquiryWithActs } from '@/lib/db/enquiries'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { enquiryAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { enquiryRefusal } from '@/lib/office/enquiry/enquiry-refusal'
import { type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { bookEnquiry } from '@/lib/use-cases/checkout/book-enquiry'
import { partySizeText } from '@/lib/words/party/party-size-text'

/** Make a booking from an enquiry. The visitor pays through a link sent by e-mail. */
export const bookFromEnquiry = enquiryAct({
  done: 'The places are kept, and the link to pay is on its way.',
  input: enquiryBookingInput,
  fields: ({ enquiry }) => fieldsFor(enquiry),
  async run({ enquiry, input, how, shown: terms, now }) {
    const order = toBookingRequest(enquiry, input)
    const answer = await bookEnquiry[how]({ enquiryId: enquiry.id, order, terms }, now)
    if (answer.kind === 'refused') return refused(enquiryRefusal(answer))
    const { booking, departure } = answer
    const tour = tours.find(({ id }) => id === departure.tourId)?.name ?? ''
    const until = booking.expiresAt ? formatInstant(booking.expiresAt) : ''
    return ready(
      [
        `${tour} on ${formatDay(departure.day)} at ${helsinkiTime(departure.startsAt)}, ${partySizeText(order.party)}: ${formatEuros(booking.totalCents)}, to be paid by ${until}.`,
        ...(order.isPrivate ? ['For this party alone: the date goes off sale.'] : []),
        'The guest is sent a link to pay. This cannot be undone here: an unpaid booking lapses by itself, and ‘Cancel for us’ ends it.',
      ],
      { guests: booking.seats },
      { shown: answer.terms, newReference: booking.reference },
    )
  },
})

const PRIVATE = [
  { value: 'no', text: 'No, others may book the date as well' },
  { value: 'yes', text: 'Yes: the date goes off sale' },
] as const

/** Name and contact details are entered next to 'Confirm', because personal data must never be in a URL. */
function fieldsFor({ name, email, phone }: EnquiryWithActs): readonly OperatorField[] {
  const options = tours.map((tour) => ({ value: String(tour.id), text: tour.name }))
  return [
    { name: 'tour', label: 'Tour', options },
    { name: 'day', label: 'Date', type: 'date' },
    { name: 'adults', label: 'Adults', type: 'number', value: '2' },
    { name: 'children', label: 'Children', type: 'number', value: '0' },
    {
      name: 'total',
      label: 'Amount in euros',
      hint: 'A total that you agreed on. Without one it is the price of the date.',
      isOptional: true,
      isDecimal: true,
    },
    { name: 'private', label: 'For this party alone', options: PRIVATE },
    { name: 'name', label: 'Name', value: name, isTypedAtOnce: true },
    { name: 'email', label: 'Email', type: 'email', value: email, isTypedAtOnce: true },
    { name: 'phone', label: 'Phone', type: 'tel', value: phone ?? '', isOptional: true, isTypedAtOnce: true },
  ]
}

function toBookingRequest(enquiry: EnquiryWithActs, input: EnquiryBookingInput): StaffBookingRequest {
  const { tour: tourId, day, adults, children, total, name, email, phone } = input
  return {
    ...{ tourId, day, party: { adults, children } },
    totalCents: total,
    method: null,
    isPrivate: input.private === 'yes',
    isByLink: true,
    name: name ?? enquiry.name,
    email: email ?? enquiry.email,
    // Undefined if the field was not sent, null if staff cleared it.
    phone: phone === undefined ? enquiry.phone : phone,
    note: null,
  }
}
