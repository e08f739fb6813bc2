import 'server-only'
import { z } from 'zod'
import { OFFICE_METHODS } from '@/lib/booking/money/money-methods'
import { customerEmail } from '@/lib/contract/fields'
import {
  guestCountInput,
  dayInput,
  eurosInput,
  flagInput,
  phoneInput,
  oneOfInput,
  shortTextInput,
} from '@/lib/contract/operator-inputs'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { freeAct } from '@/lib/office/act'
import { ready, refused } from '@/lib/office/outcomes'
import { command } from '@/lib/office/command'
import { describeBooking } from '@/lib/office/describe'
import { tourInput } from '@/lib/office/tour-input'
import { bookAsStaff, type StaffBookingRequest } from '@/lib/use-cases/checkout/book-as-staff'
import { changeRefusalText } from '@/lib/words/refusals/operator'

const input = z.object({
  tour: tourInput,
  day: dayInput,
  name: shortTextInput,
  pay: z.enum(['paid', 'free', 'link']),
  method: oneOfInput(OFFICE_METHODS).optional(),
  price: eurosInput.optional(),
  private: flagInput,
  adults: guestCountInput.default(1),
  children: guestCountInput.default(0),
  email: customerEmail.optional(),
  phone: phoneInput.optional(),
  note: shortTextInput.optional(),
})

const newBooking = freeAct({
  done: 'It is booked.',
  input,
  async run({ input, how, shown, now }) {
    const order = toBookingRequest(input, now, shown)
    const answer = await bookAsStaff[how](order, now)
    if (answer.kind === 'refused') return refused(changeRefusalText(answer))
    const { booking, departure } = answer
    const { reference, totalCents, expiresAt, seats } = booking
    const due = expiresAt ? `to be paid by ${formatInstant(expiresAt)}` : 'paid'
    const price = totalCents === 0 ? 'free' : `${formatEuros(totalCents)}, ${due}`
    const title = (await describeBooking(booking, departure)).replace(`${reference}  `, '')
    return ready(
      [
        `New booking:  ${title}, ${price}.`,
        ...(order.isPrivate ? ['For this party alone: the date goes off sale.'] : []),
      ],
      { guests: seats },
      {
        shown: String(totalCents),
        newReference: reference,
        done: order.isByLink
          ? `${reference} is held, and the link to pay is on its way to ${order.email}.`
          : `${reference} is booked and confirmed.`,
      },
    )
  },
})

const METHODS = OFFICE_METHODS.join(' or ')

export const newCommand = command('booking new', {
  about: 'book for a guest who calls or stands at the door: paid already, free, or to be paid by a link',
  examples: [
    '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay paid --method bank_transfer --email aino@example.com',
    '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay link --email aino@example.com',
    '1 tomorrow --name "Aino Korhonen" --adults 6 --pay paid --method cash --price 1200 --private',
  ],
  inputs: {
    tour: { argument: '<tour>', about: 'its number or page' },
    day: { argument: '<day>', about: 'of the departure' },
    name: { flags: '--name <name>', about: 'of the guest', isRequired: true },
    pay: {
      flags: '--pay <how>',
      about: 'how it is paid',
      choices: ['paid', 'free', 'link'],
      isRequired: true,
    },
    method: { flags: '--method <method>', about: `how it was paid: ${METHODS}` },
    price: {
      flags: '--price <euros>',
      about: 'the total that you agreed on, instead of the price of the date',
    },
    private: { flags: '--private', about: 'for this party alone: the date goes off sale' },
    adults: { flags: '--adults <number>', about: 'who come; 1 where it is left out' },
    children: { flags: '--children <number>', about: 'who come' },
    email: { flags: '--email <address>', about: 'for the confirmation, or the link' },
    phone: { flags: '--phone <number>', about: 'for the guide' },
    note: { flags: '--note <words>', about: 'for the office' },
  },
  usage({ pay, method, price, email }) {
    if (pay === 'link' && email === undefined) return 'The link goes to the guest by e-mail: say --email.'
    if (pay !== 'paid' && method !== undefined) return 'Only what is paid has a --method.'
    if (pay === 'paid' && method === undefined) return `Say how it was paid: --method ${METHODS}.`
    return pay === 'free' && price !== undefined ? 'A free place has no --price.' : undefined
  },
  act: () => newBooking,
})

function toBookingRequest(typed: z.output<typeof input>, now: Date, shown?: string): StaffBookingRequest {
  const { tour: tourId, day, name, pay, method, price, adults, children, email, phone, note } = typed
  return {
    ...{ tourId, day: day(now), party: { adults, children }, name },
    totalCents: pay === 'free' ? 0 : (price ?? null),
    method: method ?? null,
    isPrivate: typed.private,
    isByLink: pay === 'link',
    email: email ?? '',
    phone: phone ?? null,
    note: note ?? null,
    ...(shown !== undefined && { shownCents: Number(shown) }),
  }
}
