import 'server-only'
import { z } from 'zod'
import { OFFICE_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { customerEmailField } from '@/lib/contract/fields'
import {
  dayInput,
  eurosInput,
  flagInput,
  guestCountInput,
  oneOfInput,
  optionalInput,
  phoneInput,
  shortTextInput,
} from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { formatInstant } from '@/lib/language/dates'
import { LANGUAGES } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { type ActionRun, departureAct, standaloneAct } from '@/lib/office/act'
import { type ActionOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineStandaloneCommand } from '@/lib/office/command'
import { describeBooking } from '@/lib/office/describe'
import { LANGUAGE_FIELD } from '@/lib/office/booking/language-field'
import { PRICE_FIELD, PRIVATE_DEPARTURE_FIELD, PRIVATE_LINE } from '@/lib/office/booking/new-fields'
import { tourInput } from '@/lib/office/tour-input'
import { bookAsStaff, type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { PAYMENT_METHOD_NAMES } from '@/lib/words/money/payment-method-texts'
import { changeRefusalText } from '@/lib/words/refusals/operator'

const DONE = 'The booking is made.'
const WAYS_TO_PAY = ['link', 'paid', 'free'] as const
const METHODS = OFFICE_PAYMENT_METHODS.join(' or ')

const guestInput = z
  .object({
    name: shortTextInput,
    pay: oneOfInput(WAYS_TO_PAY),
    method: optionalInput(oneOfInput(OFFICE_PAYMENT_METHODS)),
    price: optionalInput(eurosInput),
    private: flagInput,
    adults: guestCountInput.default(1),
    children: guestCountInput.default(0),
    email: optionalInput(customerEmailField),
    phone: optionalInput(phoneInput),
    language: optionalInput(oneOfInput(LANGUAGES)),
    note: optionalInput(shortTextInput),
  })
  .refine(({ pay, email }) => pay !== 'link' || email !== undefined, {
    path: ['email'],
    error: 'The payment link goes out by e-mail, so please give an address',
  })
  .refine(({ pay, method }) => pay !== 'paid' || method !== undefined, {
    path: ['method'],
    error: `Please say how it was paid: ${METHODS}`,
  })
  .refine(({ pay, method }) => pay === 'paid' || method === undefined, {
    path: ['method'],
    error: 'Please leave this out, as nothing has been paid yet',
  })
  .refine(({ pay, price }) => pay !== 'free' || price === undefined, {
    path: ['price'],
    error: 'Please leave this out, as the booking is free',
  })

export const newBooking = standaloneAct({
  done: DONE,
  input: guestInput.safeExtend({ tour: tourInput, day: dayInput }),
  date: (_, { tour: tourId, day }, now) => findDepartureOn(database(), { tourId, day: day(now) }, now),
  run: async (run) => book({ tourId: run.input.tour, day: run.input.day(run.now) }, run),
})

/** Make a booking on the page of its departure. */
export const bookOnDeparture = departureAct({
  done: DONE,
  input: guestInput,
  fields: () => FIELDS,
  date: async ({ departure }) => departure,
  run: async ({ departure: { tourId, day }, ...run }) => book({ tourId, day }, run),
})

async function book(
  on: Pick<StaffBookingRequest, 'tourId' | 'day'>,
  { input, how, shown, now }: ActionRun<object, z.output<typeof guestInput>>,
): Promise<ActionOutcome> {
  const order = toBookingRequest(on, input, shown)
  const answer = await bookAsStaff[how](order, now)
  if (answer.kind === 'refused') return refusedOutcome(changeRefusalText(answer))
  const { booking, departure } = answer
  const { reference, totalCents, expiresAt, seats } = booking
  const due = expiresAt ? `to be paid by ${formatInstant(expiresAt)}` : 'paid'
  const price = totalCents === 0 ? 'free' : `${formatEuros(totalCents)}, ${due}`
  const title = (await describeBooking(booking, departure)).replace(`${reference}  `, '')
  return readyOutcome(
    [`New booking:  ${title}, ${price}.`, ...(order.isPrivate ? [PRIVATE_LINE] : [])],
    { guests: seats },
    {
      shown: String(totalCents),
      newReference: reference,
      done: order.isByLink
        ? `${reference} is held, and the payment link is on its way to ${order.email}.`
        : `${reference} is booked and confirmed.`,
    },
  )
}

/** Personal data must never be in a URL, so the whole form is posted. */
const FIELDS: readonly OperatorField[] = [
  { name: 'name', label: 'Name', isPrivate: true },
  { name: 'adults', label: 'Adults', type: 'number', isHalf: true, value: '2' },
  { name: 'children', label: 'Children', type: 'number', isHalf: true, value: '0' },
  {
    name: 'pay',
    label: 'Payment',
    isHalf: true,
    options: [
      { value: 'link', text: 'By a link that we e-mail' },
      { value: 'paid', text: 'Paid already' },
      { value: 'free', text: 'Free' },
    ],
  },
  {
    name: 'method',
    label: 'Paid by',
    isHalf: true,
    hint: 'Only if it is paid already.',
    isOptional: true,
    options: [
      { value: '', text: 'Not paid yet' },
      ...OFFICE_PAYMENT_METHODS.map((value) => ({ value, text: PAYMENT_METHOD_NAMES[value] })),
    ],
  },
  { name: 'price', ...PRICE_FIELD },
  PRIVATE_DEPARTURE_FIELD,
  { name: 'email', label: 'Email', type: 'email', isOptional: true, isPrivate: true, isHalf: true },
  { name: 'phone', label: 'Phone', type: 'tel', isOptional: true, isPrivate: true, isHalf: true },
  LANGUAGE_FIELD,
  { name: 'note', label: 'Note', hint: 'For the office.', isOptional: true, isPrivate: true },
]

export const newBookingCommand = defineStandaloneCommand('booking new', {
  about: 'book for a guest who phones or walks in: already paid, free, or to be paid by a link',
  examples: [
    '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay paid --method bank_transfer --email aino@example.com',
    '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay link --email aino@example.com',
    '1 tomorrow --name "Aino Korhonen" --adults 6 --pay paid --method cash --price 1200 --private',
  ],
  inputs: {
    tour: { argument: '<tour>', about: 'its number or page' },
    day: { argument: '<day>', about: 'of the departure' },
    name: { flags: '--name <name>', about: 'of the guest' },
    pay: {
      flags: '--pay <how>',
      about: 'how it is paid',
      choices: WAYS_TO_PAY,
    },
    method: { flags: '--method <method>', about: `how it was paid: ${METHODS}` },
    price: { flags: '--price <euros>', about: 'the total that you agreed on, instead of the date’s price' },
    private: { flags: '--private', about: 'for this party alone: the date goes off sale' },
    adults: { flags: '--adults <number>', about: 'how many come, 1 by default' },
    children: { flags: '--children <number>', about: 'how many come, none by default' },
    email: { flags: '--email <address>', about: 'for the confirmation or the payment link' },
    phone: { flags: '--phone <number>', about: 'for the guide' },
    language: {
      flags: '--language <code>',
      about: `of the guest: ${LANGUAGES.join(', ')}; English by default`,
    },
    note: { flags: '--note <words>', about: 'for the office' },
  },
  act: () => newBooking,
})

function toBookingRequest(
  on: Pick<StaffBookingRequest, 'tourId' | 'day'>,
  typed: z.output<typeof guestInput>,
  shown?: string,
): StaffBookingRequest {
  const { name, pay, method, price, adults, children, email, phone, language, note } = typed
  return {
    ...{ ...on, party: { adults, children }, name },
    totalCents: pay === 'free' ? 0 : (price ?? null),
    method: method ?? null,
    isPrivate: typed.private,
    isByLink: pay === 'link',
    email: email ?? '',
    phone: phone ?? null,
    language,
    note: note ?? null,
    ...(shown !== undefined && { shownCents: Number(shown) }),
  }
}
