import 'server-only'
import { sumMovements } from '@/lib/booking/days/week-ahead'
import { addDays, helsinkiDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { type RecordRow } from '@/lib/contract/office-lists'
import { officeBookingPath, officeDeparturePath } from '@/lib/contract/office-pages'
import { type OfficeToday, type TodayUndo } from '@/lib/contract/office-today'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type BookingListing, listBookingsPage } from '@/lib/db/bookings/listed-bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { findCommandSubject, listUndoableCommands, type StoredCommand } from '@/lib/db/history/commands'
import { listMovements } from '@/lib/db/money/listed-movements'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { listTodayDepartures } from '@/lib/use-cases/office/list-today-departures'
import { movementRow } from '@/lib/use-cases/office/movement-row'
import { listOpenItems } from '@/lib/use-cases/operator-page/list-open-items'
import { undoableCommandText } from '@/lib/words/changes/undo-text'
import { displayGuestName } from '@/lib/words/party/display-guest-name'

/** How many of the day's bookings and payments the page has room for. */
const NEWEST = 8

/**
 * Load the first page of the office: what needs a person, what they can still undo, who comes today and tomorrow, and
 * what came in.
 *
 * @param userName  the person who reads it; the acts of others are undone where they were done
 */
export async function loadToday(userName: string, now: Date): Promise<OfficeToday> {
  const today = helsinkiDay(now)
  const midnight = helsinkiInstant(today, '00:00')
  const [items, days, commands, booked, movements] = await Promise.all([
    listOpenItems(now),
    Promise.all([today, addDays(today, 1)].map((day) => listTodayDepartures(day, now))),
    listUndoableCommands(database(), now),
    listBookingsPage(database(), { since: midnight }, { limit: NEWEST }, now),
    listMovements(database(), { from: midnight, until: helsinkiInstant(addDays(today, 1), '00:00') }),
  ])
  const { inCents, outCents } = sumMovements(movements)
  return {
    dayText: formatDay(today),
    items,
    undoable: (
      await Promise.all(
        commands.filter((one) => one.userName === userName).map((command) => toUndo(command, now)),
      )
    ).flatMap((undo) => undo ?? []),
    days: ['Today', 'Tomorrow'].map((heading, index) => ({ heading, departures: days[index] ?? [] })),
    booked: {
      rows: await Promise.all(booked.rows.map(toBooked)),
      nextQuery: booked.next && 'since=today',
    },
    sums: [
      ...(inCents > 0 ? [`${formatEuros(inCents)} came in`] : []),
      ...(outCents > 0 ? [`${formatEuros(outCents)} went out`] : []),
    ],
    money: {
      rows: movements.toReversed().slice(0, NEWEST).map(movementRow),
      nextQuery: movements.length > NEWEST ? `month=${today.slice(0, 7)}` : null,
    },
  }
}

async function toUndo({ id, name, undoUntil }: StoredCommand, now: Date): Promise<TodayUndo | null> {
  const subject = await findCommandSubject(database(), id)
  if (!subject) return null
  const { about, path } =
    'departureId' in subject
      ? await aboutDeparture(subject.departureId, now)
      : await aboutBooking(subject.bookingId)
  const text = `${about}: ${undoableCommandText(name)}, until ${helsinkiTime(undoUntil)}`
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

async function toBooked(booking: BookingListing): Promise<RecordRow> {
  const { name } = await loadBookedTour(database(), booking, 'en')
  return {
    key: booking.id,
    path: officeBookingPath(booking),
    title: displayGuestName(booking.customerName),
    lines: [`${plural(booking.seats, 'guest')}, ${name}, ${formatDay(booking.day)}`],
    side: formatEuros(booking.totalCents),
  }
}
