import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { z } from 'zod'
import { helsinkiTime, isDay } from '@/lib/calendar/day'
import { customerEmailField, id } from '@/lib/contract/fields'
import {
  clearableInput,
  flagInput,
  guestCountInput,
  optionalEurosInput,
  phoneInput,
  shortTextInput,
} from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { type EnquiryWithActs } from '@/lib/db/enquiries'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { PRICE_FIELD, PRIVATE_DEPARTURE_FIELD, PRIVATE_LINE } from '@/lib/office/booking/new-fields'
import { enquiryAct } from '@/lib/office/act'
import { readyOutcome } from '@/lib/office/outcomes'
import { tourAndDayFields } from '@/lib/office/target-departure'
import { enquiryRefusalText } from '@/lib/office/enquiry/enquiry-refusal-text'
import { type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { createBookingFromEnquiry } from '@/lib/use-cases/checkout/create-booking-from-enquiry'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { words } from '@/lib/words/words'

/**
 * The form for a booking from an enquiry. Name and contact details are missing in the preview, which uses the enquiry's
 * own.
 */
const bookingInput = z.object({
  tour: id('Please choose a tour'),
  day: z.string().refine(isDay, 'Please choose a date'),
  adults: guestCountInput,
  children: guestCountInput,
  /** An agreed total in euros; empty for the date's price. */
  total: optionalEurosInput,
  private: flagInput,
  name: shortTextInput.optional(),
  email: customerEmailField.optional(),
  phone: clearableInput(phoneInput).optional(),
})

/** Make a booking from an enquiry. The visitor pays through a link sent by e-mail. */
export const bookFromEnquiry = enquiryAct({
  done: 'The seats are held, and the payment link is on its way.',
  input: bookingInput,
  fields: async ({ enquiry }, now, typed) => [
    ...(await tourAndDayFields(TOURS, 'Date', typed, now)),
    ...fieldsFor(enquiry),
  ],
  date: (_, { tour: tourId, day }, now) => findDepartureOn(database(), { tourId, day }, now),
  async run({ enquiry, input, how, shown: terms, now }) {
    const order = toBookingRequest(enquiry, input)
    const answer = await createBookingFromEnquiry[how]({ enquiryId: enquiry.id, order, terms }, now)
    if (answer.kind === 'refused')
      return { kind: 'refused', text: enquiryRefusalText(answer), field: AT_FAULT.get(answer.reason) }
    const { booking, departure } = answer
    const tour = tours.find(({ id }) => id === departure.tourId)?.name ?? ''
    const until = booking.expiresAt ? formatInstant(booking.expiresAt) : ''
    return readyOutcome(
      [
        `${tour} on ${formatDay(departure.day)} at ${helsinkiTime(departure.startsAt)}, ${partySizeText(words('party', 'en'), order.party)}: ${formatEuros(booking.totalCents)}, to be paid by ${until}.`,
        ...(order.isPrivate ? [PRIVATE_LINE] : []),
        'The guest gets a payment link. This cannot be undone here: unpaid, the booking lapses on its own, or use ‘Cancel for us’ on its page.',
      ],
      { guests: booking.seats },
      { shown: answer.terms, newReference: booking.reference },
    )
  },
})

const TOURS = tours.map(({ id, name }) => ({ value: String(id), text: name }))

/** The field that a refusal is about. */
const AT_FAULT: ReadonlyMap<string, string> = new Map([
  ['date_not_found', 'day'],
  ['date_closed', 'day'],
  ['date_private', 'day'],
  ['not_enough_slots', 'adults'],
  ['no_adult', 'adults'],
  ['not_alone', 'private'],
  ['link_too_small', 'total'],
  ['link_too_late', 'day'],
])

/** Name and contact details are entered next to 'Confirm', because personal data must never be in a URL. */
function fieldsFor({ name, email, phone }: EnquiryWithActs): readonly OperatorField[] {
  return [
    { name: 'adults', label: 'Adults', type: 'number', isHalf: true, value: '2' },
    { name: 'children', label: 'Children', type: 'number', isHalf: true, value: '0' },
    { name: 'total', ...PRICE_FIELD },
    PRIVATE_DEPARTURE_FIELD,
    { name: 'name', label: 'Name', value: name, isTypedAtOnce: true },
    { name: 'email', label: 'Email', type: 'email', value: email, isTypedAtOnce: true },
    { name: 'phone', label: 'Phone', type: 'tel', value: phone ?? '', isOptional: true, isTypedAtOnce: true },
  ]
}

function toBookingRequest(
  enquiry: EnquiryWithActs,
  input: z.output<typeof bookingInput>,
): StaffBookingRequest {
  const { tour: tourId, day, adults, children, total, name, email, phone } = input
  return {
    ...{ tourId, day, party: { adults, children } },
    totalCents: total,
    method: null,
    isPrivate: input.private,
    isByLink: true,
    name: name ?? enquiry.name,
    email: email ?? enquiry.email,
    // The phone field is undefined if it was not sent, null if staff cleared it.
    phone: phone === undefined ? enquiry.phone : phone,
    note: null,
  }
}
