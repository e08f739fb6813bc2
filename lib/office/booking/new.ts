import 'server-only'
import { type z } from 'zod'
import { dayInput } from '@/lib/contract/operator-inputs'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { formatInstant } from '@/lib/language/dates'
import { LANGUAGES } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { type ActionRun, departureAct, standaloneAct } from '@/lib/office/act'
import { type ActionOutcome, readyOutcome } from '@/lib/office/outcomes'
import { defineStandaloneCommand } from '@/lib/office/command'
import { describeBooking } from '@/lib/office/describe'
import { PRIVATE_LINE } from '@/lib/office/booking/new-fields'
import {
  guestInput,
  METHODS,
  NEW_BOOKING_FIELDS,
  toBookingFigures,
  WAYS_TO_PAY,
} from '@/lib/office/booking/new-input'
import { tourInput } from '@/lib/office/tour-input'
import { bookAsStaff, type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { changeRefusalText } from '@/lib/words/refusals/operator'

const DONE = 'The booking is made.'
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
  fields: () => NEW_BOOKING_FIELDS,
  date: async ({ departure }) => departure,
  run: async ({ departure: { tourId, day }, ...run }) => book({ tourId, day }, run),
})

/** The field that a refusal is about; one about the date has none here. */
const AT_FAULT: ReadonlyMap<string, string> = new Map([
  ['no_adult', 'adults'],
  ['not_enough_slots', 'adults'],
  ['not_alone', 'private'],
  ['link_too_late', 'pay'],
  ['link_too_small', 'price'],
])

async function book(
  on: Pick<StaffBookingRequest, 'tourId' | 'day'>,
  { input, how, shown, now }: ActionRun<object, z.output<typeof guestInput>>,
): Promise<ActionOutcome> {
  const order = toBookingRequest(on, input, shown)
  const answer = await bookAsStaff[how](order, now)
  if (answer.kind === 'refused')
    return { kind: 'refused', text: changeRefusalText(answer), field: AT_FAULT.get(answer.reason) }
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
  const { name, method, email, phone, language, note } = typed
  return {
    ...{ ...on, ...toBookingFigures(typed), name },
    method: method ?? null,
    email: email ?? '',
    phone: phone ?? null,
    language,
    note: note ?? null,
    ...(shown !== undefined && { shownCents: Number(shown) }),
  }
}
