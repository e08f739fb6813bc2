import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { median } from '@/tools/bench/median'
import { listOpenChoices } from '@/lib/db/bookings/choices'
import { closeDatabase, database } from '@/lib/db/client'
import { listUndeliveredEmails } from '@/lib/db/emails/emails'
import { type BookingFilter } from '@/lib/contract/booking-filter'
import { listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { listPaymentProblems } from '@/lib/db/money/payment-problems'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { listOtherToursWithGuests } from '@/lib/db/departures/tours'

/* Run by growth.ts in a separate process: print how long the operator's lists take, in milliseconds, as JSON. */

const ROUNDS = 300

void printTimes(process.argv[2] ?? '')

async function printTimes(day: string): Promise<void> {
  const list = (filter: BookingFilter) => timeOf(() => listBookingsWithMoney(database(), filter, new Date()))
  // Search for a name that no booking has: all samples share one name, so any other search would return all of them.
  const found = await list({ words: ['korhonen'] })
  const guests = await list({ days: { first: day, last: day } })
  const today = await timeOf(queryToday)
  await closeDatabase()
  console.log(JSON.stringify({ found, guests, today }))
}

/** Run the queries of `./ops today`. */
async function queryToday(): Promise<void> {
  const now = new Date()
  const first = helsinkiDay(now)
  await listPaymentProblems(database())
  await listOpenChoices(database())
  await listPendingCryptoPayments(database(), now)
  await listUndeliveredEmails(database(), addMinutes(now, -60))
  await listOtherToursWithGuests(database(), { known: [1, 2, 4, 5, 8], now })
  await listSeasonDepartures(database(), { first, last: addDays(first, 1) }, now)
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  return median(times)
}
