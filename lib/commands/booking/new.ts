import { type Command, Option } from 'commander'
import { formatEuros } from '@/lib/booking/money'
import { formatInstant } from '@/lib/calendar/day'
import { OFFICE_METHODS, type OfficeMethod } from '@/lib/booking/office-booking'
import { refusalText } from '@/lib/commands/booking/change-refusals'
import { carryOut } from '@/lib/commands/carry-out'
import { describeBooking } from '@/lib/commands/describe-booking'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { parseCount } from '@/lib/commands/parse-count'
import { parseDay, type TypedDay } from '@/lib/commands/parse-day'
import { parseEmail } from '@/lib/commands/parse-email'
import { parseEuros } from '@/lib/commands/parse-euros'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { parseOneOf } from '@/lib/commands/parse-one-of'
import { parsePhone } from '@/lib/commands/parse-phone'
import { parseWords } from '@/lib/commands/parse-words'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { bookByOffice, type OfficeBooking, type OfficeOrder } from '@/lib/use-cases/checkout/book-by-office'

type Options = ChangingOptions & {
  readonly name: string
  readonly pay: 'paid' | 'free' | 'link'
  readonly method?: OfficeMethod
  readonly price?: number
  readonly private?: true
  readonly adults: number
  readonly children: number
  readonly email?: string
  readonly phone?: string
  readonly note?: string
}

const METHODS = OFFICE_METHODS.join(' or ')

export function addBookingNew(program: Command, clock: Clock): void {
  const command = subcommand(program, 'booking new', {
    about: 'book for a guest who calls or stands at the door: paid already, free, or to be paid by a link',
    examples: [
      '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay paid --method bank_transfer --email aino@example.com',
      '1 2026-12-24 --name "Aino Korhonen" --adults 2 --pay link --email aino@example.com',
      '1 tomorrow --name "Aino Korhonen" --adults 6 --pay paid --method cash --price 1200 --private',
    ],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<day>', 'of the departure', parseDay)
    .requiredOption('--name <name>', 'of the guest', parseWords)
    .addOption(new Option('--pay <how>').choices(['paid', 'free', 'link']).makeOptionMandatory())
    .option('--method <method>', `how it was paid: ${METHODS}`, parseOneOf(OFFICE_METHODS))
    .option('--price <euros>', 'the total that you agreed on, instead of the price of the date', parseEuros)
    .option('--private', 'for this party alone: the date goes off sale')
    .option('--adults <number>', 'who come', parseCount, 1)
    .option('--children <number>', 'who come', parseCount, 0)
    .option('--email <address>', 'for the confirmation, or the link', parseEmail)
    .option('--phone <number>', 'for the guide', parsePhone)
    .option('--note <words>', 'for the office', parseWords)
  changing(command).action((tourId: number, day: TypedDay, options: Options) =>
    book(orderOf({ tourId, day: day(clock()) }, options), options, clock()),
  )
}

function orderOf(where: Pick<OfficeOrder, 'tourId' | 'day'>, options: Options): OfficeOrder {
  const { pay, method, price, adults, children, name, email, phone, note } = options
  if (pay === 'link' && email === undefined)
    throw new UsageError('The link goes to the guest by e-mail: say --email.')
  if (pay !== 'paid' && method !== undefined) throw new UsageError('Only what is paid has a --method.')
  if (pay === 'paid' && method === undefined)
    throw new UsageError(`Say how it was paid: --method ${METHODS}.`)
  if (pay === 'free' && price !== undefined) throw new UsageError('A free place has no --price.')
  return {
    ...where,
    party: { adults, children },
    totalCents: pay === 'free' ? 0 : (price ?? null),
    method: method ?? null,
    isPrivate: options.private === true,
    isByLink: pay === 'link',
    name,
    email: email ?? '',
    phone: phone ?? null,
    note: note ?? null,
  }
}

async function book(order: OfficeOrder, options: Options, now: Date): Promise<void> {
  await loadTourName(order.tourId)
  const { booking, departure } = expectBooked(await bookByOffice.preview(order, now))
  const title = (await describeBooking(booking, departure)).replace(booking.reference, 'New booking:')
  const { totalCents, expiresAt } = booking
  const price = totalCents === 0 ? 'free' : `${formatEuros(totalCents)}, ${paidText(expiresAt)}`
  await carryOut(
    {
      preview: [
        `${title}, ${price}.`,
        ...(order.isPrivate ? ['  For this party alone: the date goes off sale.'] : []),
      ],
      effect: { guests: booking.seats, emails: order.email ? 1 : 0 },
      act: async () => {
        const done = expectBooked(await bookByOffice.run(order, now))
        const { reference } = done.booking
        return [
          order.isByLink
            ? `${reference} is held, and the link to pay is on its way to ${order.email}.`
            : `${reference} is booked and confirmed.`,
        ]
      },
    },
    options,
  )
}

function paidText(dueAt: Date | null): string {
  return dueAt ? `to be paid by ${formatInstant(dueAt)}` : 'paid'
}

function expectBooked(answer: OfficeBooking): Extract<OfficeBooking, { kind: 'booked' }> {
  if (answer.kind === 'booked') return answer
  throw new RefusedCommandError(refusalText(answer))
}
