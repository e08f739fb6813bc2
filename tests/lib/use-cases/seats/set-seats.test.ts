import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

async function aDay(seats: number) {
  const id = await backend.aDeparture({ seats })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  return { id, day: row?.day ?? '' }
}

const seatsOf = async (...ids: readonly number[]) =>
  (
    await backend.query<{ seats: number }>(`SELECT seats FROM departures WHERE id IN (${ids}) ORDER BY id`)
  ).map(({ seats }) => seats)

const set = (first: string, last: string, seats: number, now = NOON) =>
  setSeats({ tourId: 1, first, last, seats }, now)

test('a date has as many seats as are taken, or more, and never fewer', async () => {
  const { id, day } = await aDay(8)
  await startCheckout(aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00 }), NOON)
  expect(await set(day, day, 2)).toMatchObject({ kind: 'refused', days: [{ day, seatsHeld: 3 }] })
  expect(await seatsOf(id)).toEqual([8])
  expect(await set(day, day, 3)).toMatchObject({ kind: 'changed' })
  expect(await startCheckout(aBookingInput({ departureId: id }), NOON)).toMatchObject({
    reason: 'not_enough_slots',
  })
  await set(day, day, 20)
  expect(await startCheckout(aBookingInput({ departureId: id }), NOON)).toMatchObject({ kind: 'started' })
})

test('a range is changed as a whole or not at all', async () => {
  const [empty, taken] = [await aDay(8), await aDay(8)]
  await startCheckout(aBookingInput({ departureId: taken.id, adults: 2, offeredCents: 358_00 }), NOON)
  expect(await set(empty.day, taken.day, 1)).toMatchObject({ kind: 'refused', days: [{ id: taken.id }] })
  expect(await seatsOf(empty.id, taken.id)).toEqual([8, 8])
})

test('seats of an unpaid booking whose time is over do not stand in the way', async () => {
  const { id, day } = await aDay(400)
  const input = aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00, cryptoType: 'bitcoin' })
  expect(await bookWithCrypto(input, NOON)).toMatchObject({ kind: 'booked' })
  expect(await set(day, day, 2, minutesAfter(NOON, 48 * 60 - 1))).toMatchObject({ kind: 'refused' })
  expect(await set(day, day, 2, minutesAfter(NOON, 48 * 60))).toMatchObject({ kind: 'changed' })
  expect(await backend.bookings(id)).toMatchObject([{ state: 'lapsed' }])
  expect(await seatsOf(id)).toEqual([2])
})

test('a page that is still open at Stripe keeps its seats, whatever the clock says', async () => {
  const { id, day } = await aDay(8)
  await startCheckout(aBookingInput({ departureId: id, adults: 3, offeredCents: 537_00 }), NOON)
  const later = minutesAfter(NOON, 60)
  expect(await set(day, day, 2, later)).toMatchObject({ kind: 'refused', days: [{ seatsHeld: 3 }] })
})
