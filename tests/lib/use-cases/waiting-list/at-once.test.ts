import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction, type PoolName, withPool } from '@/lib/db/client'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { bookByOffice } from '@/lib/use-cases/checkout/book-by-office'
import { holdSeats } from '@/lib/use-cases/seats/steps/hold-seats'
import { offerDeparture } from '@/lib/use-cases/waiting-list/offer-departure'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { freezeClock } from '@/tests/support/freeze-clock'
import { replayWaitingList } from '@/tests/support/replay-waiting-list'

/* 50 parties wait, 60 guests cancel and 60 others buy at the same time, while two workers offer what is free. */

freezeClock(NOON)
const backend = aBackend()
const { wait } = waitingLists(backend)
const DATES = 6
const SEATS = 10
const WAITING = 50

/** As a queue does, until it is done: whoever finds a departure locked for too long comes again. */
async function until<T>(work: () => Promise<T>, tries = 40): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0) throw error
    await pause(50)
    return until(work, tries - 1)
  }
}

/** Two instances have connections of their own. */
const inPool = <T>(index: number, work: () => Promise<T>) => {
  const pool: PoolName = index % 2 ? 'background' : 'money'
  return until(() => withPool(pool, work))
}

test('seats are never sold twice, each offer goes to the right party, and nobody is overtaken', async () => {
  const dates: number[] = []
  const references: string[] = []
  for (let date = 0; date < DATES; date++) {
    const id = await backend.aDeparture({ seats: SEATS })
    dates.push(id)
    const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
    for (let seat = 0; seat < SEATS; seat++) references.push(await aFreePlace(row?.day ?? ''))
  }
  // Parties of one to three, some of them for two dates.
  for (let party = 0; party < WAITING; party++) {
    const wanted = [dates[party % DATES] ?? 0, ...(party % 4 === 0 ? [dates[(party + 1) % DATES] ?? 0] : [])]
    await wait(wanted, { email: `guest${party}@example.com`, adults: 1 + (party % 3) })
  }
  const buy = (departureId: number) =>
    inTransaction((db) => holdSeats(db, aBookingInput({ departureId }), { method: 'card', now: NOON }))

  await Promise.all([
    ...references.map((reference, index) => inPool(index, () => cancelBooking(reference, 'guest', NOON))),
    ...references.map((_, index) => inPool(index, () => buy(dates[index % DATES] ?? 0))),
    ...[...dates, ...dates].map((id, index) => inPool(index, () => offerDeparture(id, NOON))),
  ])
  for (const id of dates) await offerDeparture(id, NOON)

  const uneven = await backend.query(`
    SELECT d.id, d.seats_taken, sum(b.seats) FROM departures d LEFT JOIN bookings b
      ON b.departure_id = d.id AND b.state IN ('hold', 'awaiting_payment', 'confirmed')
    GROUP BY d.id HAVING d.seats_taken <> coalesce(sum(b.seats), 0)`)
  expect(uneven).toEqual([])
  const { offers, sold } = await replayWaitingList(
    backend.query,
    dates.map((id) => ({ id, seats: SEATS })),
  )
  expect(offers).toBeGreaterThan(10)
  expect(offers + sold).toBeGreaterThan(30)
}, 300_000)

async function aFreePlace(day: string): Promise<string> {
  const order = {
    ...{ tourId: 1, day, party: { adults: 1, children: 0 }, totalCents: 0, method: null },
    ...{ isPrivate: false, isByLink: false, name: 'Kaisa', email: '', phone: null, note: null },
  }
  const booked = await bookByOffice(order, NOON)
  if (booked.kind !== 'booked') throw new Error(booked.reason)
  return booked.booking.reference
}
