import 'server-only'
import { sumMovements } from '@/lib/booking/days/week-ahead'
import { addDays, type Day, helsinkiDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { officeBookingPath, officeDeparturePath } from '@/lib/contract/office-pages'
import {
  type OfficeToday,
  type TodayDeparture,
  type TodayItem,
  type TodayUndo,
} from '@/lib/contract/office-today'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type BookingListing, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { listSeasonDepartures, type SeasonDeparture } from '@/lib/db/departures/season'
import { findCommandSubject, listUndoableCommands, type StoredCommand } from '@/lib/db/history/commands'
import { listMovements } from '@/lib/db/money/listed-movements'
import { formatDay, formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { listOpenItems, type OpenItem } from '@/lib/use-cases/operator-page/list-open-items'
import { undoableCommandText } from '@/lib/words/changes/undo-text'
import { displayGuestName } from '@/lib/words/party/display-guest-name'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'

/** Load the first page of the office: what needs a person, who comes today and tomorrow, and what came in. */
export async function loadToday(now: Date): Promise<OfficeToday> {
  const today = helsinkiDay(now)
  const midnight = helsinkiInstant(today, '00:00')
  const [items, departures, commands, booked, movements] = await Promise.all([
    listOpenItems(now),
    listSeasonDepartures(database(), { first: today, last: addDays(today, 1) }, now),
    listUndoableCommands(database(), now),
    listBookingsWithMoney(database(), { since: midnight }, now),
    listMovements(database(), { from: midnight, until: now }),
  ])
  const { inCents, outCents } = sumMovements(movements)
  return {
    dayText: formatDay(today),
    items: items.map(toItem),
    undoable: (await Promise.all(commands.map((command) => toUndo(command, now)))).flatMap(
      (undo) => undo ?? [],
    ),
    days: await Promise.all(
      [
        ['Today', today],
        ['Tomorrow', addDays(today, 1)],
      ].map(async ([heading = '', day = today]) => ({
        heading,
        departures: await loadDepartures(departures, day),
      })),
    ),
    booked: await Promise.all(booked.map(toBooked)),
    money: [
      ...(inCents > 0 ? [`${formatEuros(inCents)} came in`] : []),
      ...(outCents > 0 ? [`${formatEuros(outCents)} went out`] : []),
    ],
  }
}

function toItem({ kind, about, text, unstored = '', command, act }: OpenItem): TodayItem {
  const what = kind.replaceAll('_', ' ')
  return { about, what: what.charAt(0).toUpperCase() + what.slice(1), text: text + unstored, act, command }
}

async function toUndo(
  { id, name, userName, undoUntil }: StoredCommand,
  now: Date,
): Promise<TodayUndo | null> {
  const subject = await findCommandSubject(database(), id)
  if (!subject) return null
  const { about, path } =
    'departureId' in subject
      ? await aboutDeparture(subject.departureId, now)
      : await aboutBooking(subject.bookingId)
  const text = `${about}: ${undoableCommandText(name)}, by ${userName}, until ${formatInstant(undoUntil)}`
  return { text, path: `${path}/undo` }
}

async function aboutBooking(id: string) {
  const booking = await loadBooking(database(), id)
  const name = displayGuestName(booking.customerName)
  return { about: `${booking.reference}, ${name}`, path: officeBookingPath(booking) }
}

async function aboutDeparture(id: number, now: Date) {
  const departure = await loadDeparture(database(), id, now)
  const { name } = await loadBookedTour(database(), departure, 'en')
  return { about: `${name}, ${formatDay(departure.day)}`, path: officeDeparturePath(departure) }
}

function loadDepartures(all: readonly SeasonDeparture[], day: Day): Promise<readonly TodayDeparture[]> {
  const shown = all.filter((one) => one.day === day && (one.seatsTaken > 0 || one.isCancelled))
  return Promise.all(
    shown.map(async (one) => ({
      path: officeDeparturePath(one),
      tour: (await loadBookedTour(database(), one, 'en')).name,
      start: helsinkiTime(one.startsAt),
      seats: `${one.seatsTaken} of ${plural(one.seats, 'seat')} taken${takenForUndoText(one.forUndo)}${one.waiting > 0 ? `, ${plural(one.waiting, 'party', 'parties')} waiting` : ''}`,
      guide: one.guideName ?? 'No guide named yet',
      isCancelled: one.isCancelled,
    })),
  )
}

async function toBooked(booking: BookingListing) {
  const { name } = await loadBookedTour(database(), booking, 'en')
  return {
    path: officeBookingPath(booking),
    name: displayGuestName(booking.customerName),
    text: `${plural(booking.seats, 'guest')}, ${name}, ${formatDay(booking.day)}, ${formatEuros(booking.totalCents)}`,
  }
}
