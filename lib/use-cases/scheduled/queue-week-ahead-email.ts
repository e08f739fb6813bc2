import 'server-only'
import { sumMovements, weekAheadMonday, toSalesYear } from '@/lib/booking/days/week-ahead'
import { addDays, type Day, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { listPendingPaymentLinks } from '@/lib/db/emails/pending-payment-links'
import { type OpenItem } from '@/lib/contract/open-item'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { hasEmailWithoutBooking } from '@/lib/db/emails/emails'
import { listMovements } from '@/lib/db/money/listed-movements'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { sumPendingRefunds } from '@/lib/db/money/refunds'
import { listMonthlySales } from '@/lib/db/departures/sales'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { type WeekAheadFacts } from '@/lib/emails/facts/notice-facts'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { listOpenItems } from '@/lib/use-cases/operator-page/list-open-items'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

const KIND = 'week-ahead-operator'

/**
 * E-mail the operator about the week ahead on Monday morning, only once, however often and on however many instances
 * this runs.
 *
 * Rule: week-ahead (docs/rules.md)
 */
export async function queueWeekAheadEmail(now: Date): Promise<void> {
  const monday = weekAheadMonday(now)
  if (monday === null || (await hasEmailWithoutBooking(database(), KIND, monday))) return
  const facts = await weekFacts(database(), monday, now)
  // If this runs twice at once, only one e-mail is queued: the database allows one per Monday and inbox.
  await inTransaction((db) => enqueueEmail(db, { kind: KIND, facts }, { cause: monday, now }))
}

async function weekFacts(db: Db, monday: Day, now: Date): Promise<WeekAheadFacts> {
  const matters = await listOpenItems(now)
  const isChoice = ({ kind }: OpenItem) => kind === 'choice_open'
  return {
    monday,
    matters: matters.filter((matter) => !isChoice(matter)).map(factsOf),
    choices: matters.filter(isChoice).map(factsOf),
    ...(await departuresAhead(db, monday, now)),
    money: await moneyAround(db, monday, now),
    sales: [...(await listMonthlySales(db, toSalesYear(monday)))],
  }
}

/** An open item as the e-mail lists it, without the details that only the screen shows. */
function factsOf({ kind, about, bookingId, text, command }: OpenItem): WeekAheadFacts['matters'][number] {
  const isBooking = bookingId !== null && kind !== 'email_undelivered'
  return { about: isBooking ? about : kind.replaceAll('_', ' '), text, command, bookingId, url: null }
}

async function departuresAhead(
  db: Db,
  monday: Day,
  now: Date,
): Promise<Pick<WeekAheadFacts, 'departures' | 'waiting'>> {
  const last = addDays(monday, 6)
  const ahead = (await listSeasonDepartures(db, { first: monday }, now)).filter(
    ({ isCancelled }) => !isCancelled,
  )
  const named = async (departure: (typeof ahead)[number]) => ({
    day: departure.day,
    tourName: (await loadBookedTour(db, departure, 'en')).name,
  })
  const departures = ahead
    .filter(({ day, isClosed, seatsTaken }) => day <= last && (!isClosed || seatsTaken > 0))
    .map(async (one) => ({
      ...(await named(one)),
      time: helsinkiTime(one.startsAt),
      seats: one.seats,
      seatsTaken: one.seatsTaken,
    }))
  const waiting = ahead
    .filter((one) => one.waiting > 0)
    .map(async (one) => ({ ...(await named(one)), parties: one.waiting }))
  return { departures: await Promise.all(departures), waiting: await Promise.all(waiting) }
}

async function moneyAround(db: Db, monday: Day, now: Date): Promise<WeekAheadFacts['money']> {
  const [from, until] = [helsinkiInstant(addDays(monday, -7), '00:00'), helsinkiInstant(monday, '00:00')]
  const asked = [...(await listPendingCryptoPayments(db, now)), ...(await listPendingPaymentLinks(db, now))]
  return {
    ...sumMovements(await listMovements(db, { from, until })),
    inAheadCents: asked.reduce((sum, { cents }) => sum + cents, 0),
    outAheadCents: await sumPendingRefunds(db),
  }
}
