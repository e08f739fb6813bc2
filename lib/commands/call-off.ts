import { plural } from '@/lib/booking/plural'
import { formatEuros } from '@/lib/booking/money'
import { formatDay, helsinkiTime, isDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import {
  type CalledOffParty,
  type CallOff,
  callOffDeparture,
  previewCallOff,
  type TourDay,
} from '@/lib/use-cases/changes/call-off-departure'
import { tourOf } from '@/lib/use-cases/departures/tour-of'
import { askConfirmation, UsageError } from '@/lib/commands/ask-confirmation'
import { guestName } from '@/lib/commands/guest-name'
import { refundLine } from '@/lib/commands/refund-line'

const REASONS = {
  no_departure: 'This tour has no departure on that day.',
  called_off_before: 'This departure is called off already.',
  over: 'This departure started more than 24 hours ago.',
} as const

type Done = Extract<CallOff, { kind: 'called_off' }>

/**
 * Call a whole departure off: say who is on it, what goes back and who is written to, ask, and do it. Money goes back
 * and e-mails go out by themselves; it cannot be undone.
 */
export async function callOff(args: readonly string[], now: Date): Promise<void> {
  const where = parseTourDay(args.filter((arg) => arg !== '--yes'))
  const ahead = expectDone(await previewCallOff(where, now))
  const title = await titleOf(ahead)
  console.log(`${title} would be called off, for good.`)
  for (const party of ahead.parties) console.log(`  ${queueOf(party)}`)
  console.log(sumOf(ahead.parties))
  await askConfirmation(args)
  const done = expectDone(await callOffDeparture(where, now))
  console.log(`${title} is called off. ${sumOf(done.parties)}`)
}

function parseTourDay([tour = '', day = '', ...others]: readonly string[]): TourDay {
  if (!/^\d{1,6}$/.test(tour) || !isDay(day) || others.length > 0)
    throw new UsageError('Name a tour by its number, and the day as YYYY-MM-DD.')
  return { tourId: Number(tour), day }
}

function expectDone(answer: CallOff): Done {
  if (answer.kind === 'refused') throw new Error(REASONS[answer.reason])
  return answer
}

async function titleOf({ departure }: Done): Promise<string> {
  const { name } = await tourOf(database(), departure)
  return `${name} on ${formatDay(departure.day)} at ${helsinkiTime(departure.startsAt)}`
}

function queueOf(party: CalledOffParty): string {
  const { reference, customerName, seats } = party.booking
  const money = party.isNotified ? refundLine(party) : 'about to pay, and sent away from the payment page'
  return [reference, guestName(customerName), plural(seats, 'guest'), money].join('  ')
}

function sumOf(parties: readonly CalledOffParty[]): string {
  const sum = (wanted: readonly CalledOffParty[]) =>
    formatEuros(wanted.reduce((cents, { refundCents }) => cents + (refundCents ?? 0), 0))
  const guests = parties.reduce((count, { booking }) => count + booking.seats, 0)
  const told = parties.filter(({ isNotified, booking }) => isNotified && booking.customerEmail).length
  return [
    `Bookings: ${parties.length}. Guests: ${guests}.`,
    `Back to cards: ${sum(parties.filter(({ byCard }) => byCard))}.`,
    `For you to return: ${sum(parties.filter(({ byCard }) => !byCard))}.`,
    `Letters to guests: ${told}.`,
  ].join(' ')
}
