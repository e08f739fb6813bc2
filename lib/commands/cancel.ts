import { plural } from '@/lib/booking/plural'
import { formatDay, helsinkiInstant, isDay } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import {
  cancelBooking,
  type Cancellation,
  type CancellationBasis,
  previewCancellation,
} from '@/lib/use-cases/changes/cancel-booking'
import { tourOf } from '@/lib/use-cases/departures/tour-of'
import { askConfirmation, UsageError } from '@/lib/commands/ask-confirmation'
import { guestName } from '@/lib/commands/guest-name'
import { refundLine } from '@/lib/commands/refund-line'

const REASONS = {
  not_found: 'There is no booking with this reference.',
  not_confirmed: 'This booking is not confirmed and waits for no payment, so there is nothing to cancel.',
  already_started: 'This tour has started already.',
  not_started: 'This tour has not started yet: the guarantee is for guests who were out and saw no lights.',
  not_guaranteed: 'This tour has no guarantee of northern lights.',
} as const

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

type Done = Extract<Cancellation, { kind: 'cancelled' }>

/**
 * Cancel a booking by its own policy, as of now or of when the guest asked; `by-us`, for a reason of ours and with a
 * full refund; or `guarantee`, the full refund of a guest who saw no lights. Says whose booking it is and asks first.
 * E-mails included.
 */
export async function cancel(args: readonly string[], now: Date): Promise<void> {
  const [given = '', ...when] = args.filter((arg) => arg !== '--yes')
  const reference = given.toUpperCase()
  const basis = basisOf(when, now)
  const ahead = expectDone(await previewCancellation(reference, basis, now))
  console.log(`${await describe(ahead)}: ${refundLine(ahead)}.`)
  if (basis === 'us') console.log(ofDeparture(ahead))
  await askConfirmation(args)
  const done = expectDone(await cancelBooking(reference, basis, now))
  const what = basis === 'guarantee' ? 'is refunded under the guarantee' : 'is cancelled'
  console.log(`${done.booking.reference} ${what}: ${refundLine(done)}.`)
}

function basisOf([day, time = '', ...others]: readonly string[], now: Date): CancellationBasis {
  if (day === undefined) return now
  if ((day === 'by-us' || day === 'guarantee') && !time) return day === 'by-us' ? 'us' : day
  if (!isDay(day) || !TIME.test(time) || others.length > 0)
    throw new UsageError(
      'Write when the guest asked as YYYY-MM-DD HH:MM, in Finnish time; or by-us, or guarantee.',
    )
  const askedAt = helsinkiInstant(day, time)
  if (askedAt > now) throw new UsageError('A guest cannot have asked in the future.')
  return askedAt
}

function expectDone(answer: Cancellation): Done {
  if (answer.kind === 'refused') throw new Error(REASONS[answer.reason])
  return answer
}

/** An operator who cancels one party for the weather usually means all of them. */
function ofDeparture({ departure: { tourId, day, isClosed } }: Done): string {
  const sale = isClosed ? 'The date is off sale' : 'The date stays on sale'
  return `${sale}; to end the whole departure: npm run ops -- call-off ${tourId} ${day}`
}

/** `LL-7KM4QD  Aino Korhonen, 2 guests, Snowshoe Adventure on Saturday, 12 December 2026` */
async function describe({ booking, departure }: Done): Promise<string> {
  const { reference, customerName, seats } = booking
  const { name } = await tourOf(database(), departure)
  return `${reference}  ${guestName(customerName)}, ${plural(seats, 'guest')}, ${name} on ${formatDay(departure.day)}`
}
