import { Argument, InvalidArgumentError } from 'commander'
import { z } from 'zod'
import { SHORT_ENQUIRY_ID_LENGTH } from '@/lib/commands/enquiries'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseDay, parseDayRange, type RangeResolver } from '@/lib/commands/parse-day'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { parseReference } from '@/lib/commands/parse-reference'
import { loadTourName, parseTourId } from '@/lib/commands/parse-tour-id'
import { type Day } from '@/lib/calendar/day'
import { formatCommand } from '@/lib/contract/format-command'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { findDepartureOn, loadDeparture } from '@/lib/db/departures/departures'
import { findEmail } from '@/lib/db/emails/emails'
import { findEnquiry, listEnquiryIdsStartingWith } from '@/lib/db/enquiries'
import { findReviewByReference } from '@/lib/db/reviews'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { plural } from '@/lib/language/pluralize'
import { type BoundAct } from '@/lib/office/act'
import { type ActCommand, type InputValues } from '@/lib/office/command'
import { describeBooking, describeDeparture } from '@/lib/office/describe'
import { UNKNOWN_EMAIL } from '@/lib/office/email/send-again'
import { syncDeparturePayments } from '@/lib/use-cases/changes/sync-departure-payments'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

type Subject = {
  readonly title: readonly string[]
  readonly name: string
  readonly act: BoundAct
}

export function buildSubjectArguments(on: ActCommand['on']): readonly Argument[] {
  switch (on) {
    case 'booking':
    case 'review':
      return [new Argument('<reference>', 'the booking’s reference').argParser(parseReference)]
    case 'departure':
      return [TOUR(), new Argument('<day>', 'the day of the departure').argParser(parseDay)]
    case 'dates':
      return [TOUR(), new Argument('<range>', 'a day, or a range of days').argParser(parseDayRange)]
    case 'enquiry':
      return [new Argument('<id>', 'the enquiry’s id, or the start of it').argParser(parseId)]
    case 'email':
      return [
        new Argument('<id>', `the e-mail’s id, from ${formatCommand('emails list')}`).argParser(parseEmailId),
      ]
    case 'person':
      return [new Argument('<email>', 'in upper or lower case').argParser(parseEmailArgument)]
    case 'nothing':
      return []
  }
}

const TOUR = () => new Argument('<tour>', 'the tour’s number or page').argParser(parseTourId)

function parseId(text: string): string {
  if (!/^[\da-f-]{1,36}$/i.test(text) || text.length < SHORT_ENQUIRY_ID_LENGTH)
    throw new InvalidArgumentError(
      `Write at least the first ${SHORT_ENQUIRY_ID_LENGTH} characters of the id.`,
    )
  return text
}

function parseEmailId(text: string): string {
  const id = z.uuid().safeParse(text.trim().toLowerCase())
  if (!id.success) throw new InvalidArgumentError(`Write the whole id, from ${formatCommand('emails list')}.`)
  return id.data
}

/** The day of the departure that the arguments name; undefined for any other kind of subject. */
export function findDepartureDay(
  { on }: ActCommand,
  [, day]: readonly unknown[],
  now: Date,
): Day | undefined {
  return on === 'departure' ? (day as DayResolver)(now) : undefined
}

/**
 * Load the booking, departure, dates, enquiry, review, e-mail or person that the arguments name. Throws `RefusedCommandError` if there is none,
 * `UsageError` for an unknown tour.
 */
export async function loadActSubject(
  command: ActCommand,
  [first, second]: readonly unknown[],
  typed: InputValues,
  now: Date,
): Promise<Subject> {
  switch (command.on) {
    case 'booking': {
      const booking = await findBookingByReference(database(), String(first))
      if (!booking) throw new RefusedCommandError(OPERATOR_REFUSALS.not_found)
      const departure = await loadDeparture(database(), booking.departureId, now)
      const title = [await describeBooking(booking, departure)]
      return { title, name: booking.reference, act: command.act(typed).on({ booking, departure }) }
    }
    case 'departure': {
      const where = { tourId: Number(first), day: (second as DayResolver)(now) }
      await loadTourName(where.tourId)
      await syncDeparturePayments(where, now)
      const departure = await findDepartureOn(database(), where, now)
      if (!departure) throw new RefusedCommandError(OPERATOR_REFUSALS.date_not_found)
      const name = await describeDeparture(departure)
      return { title: [name], name, act: command.act(typed).on({ departure }) }
    }
    case 'dates': {
      const dates = { tourId: Number(first), ...(second as RangeResolver)(now) }
      const name = await loadTourName(dates.tourId)
      return { title: [`${name}:`], name: '', act: command.act(typed).on({ dates }) }
    }
    case 'enquiry': {
      const [id, another] = await listEnquiryIdsStartingWith(database(), String(first))
      if (another !== undefined)
        throw new RefusedCommandError(
          'Several enquiries have an id that starts like this. Please write more of it.',
        )
      const enquiry = id === undefined ? null : await findEnquiry(database(), id)
      if (!enquiry) throw new RefusedCommandError('There is no enquiry with this id.')
      const title = [`Enquiry from ${enquiry.name}, ${enquiry.email}:`]
      return { title, name: '', act: command.act(typed).on({ enquiry }) }
    }
    case 'review': {
      const review = await findReviewByReference(database(), String(first))
      if (!review) {
        const booking = await findBookingByReference(database(), String(first))
        throw new RefusedCommandError(booking ? 'This booking has no review.' : OPERATOR_REFUSALS.not_found)
      }
      const { reference, firstName, country, stars, words } = review
      const title = [
        `${reference}  ${plural(stars, 'star')} from ${cleanLine(firstName)}, ${cleanLine(country)}:`,
        `“${cleanLine(words)}”`,
      ]
      return { title, name: reference, act: command.act(typed).on({ review }) }
    }
    case 'email': {
      const email = await findEmail(database(), String(first))
      if (!email)
        throw new RefusedCommandError(
          `${UNKNOWN_EMAIL} Undelivered e-mails are in ${formatCommand('emails list')}.`,
        )
      return { title: [], name: '', act: command.act(typed).on({ email }) }
    }
    case 'person':
      return { title: [], name: '', act: command.act(typed).on({ address: String(first) }) }
    case 'nothing':
      return { title: [], name: '', act: command.act(typed).on({}) }
  }
}
