import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'

const backend = aBackend()
const { aPaidBooking, aHeldChange } = changedBookings(backend)
const { setPrice } = choicesOf(backend)
const TWO = { adults: 2, offeredCents: 358_00 }

async function dateOf(reference: string, id: number) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const dates = await listOpenDates(booking, await loadDeparture(database(), booking.departureId, NOON), NOON)
  return dates.find((date) => date.id === id)
}

test('a date with room says what it costs more, one without says so, and the booking’s own is no choice', async () => {
  const { reference, departureId } = await aPaidBooking(TWO)
  const [dear, narrow] = [await backend.aDeparture({ seats: 2 }), await backend.aDeparture({ seats: 1 })]
  await setPrice(dear, 199_00)
  expect(await dateOf(reference, dear)).toMatchObject({
    state: { kind: 'available' },
    differenceCents: 40_00,
  })
  expect(await dateOf(reference, narrow)).toMatchObject({ state: { kind: 'too_few' }, differenceCents: null })
  expect(await dateOf(reference, departureId)).toMatchObject({ differenceCents: null })
})

test('a total that was agreed on stays, so every date has the same price', async () => {
  const { reference } = await aPaidBooking(TWO)
  const agree = { kind: 'agree', totalCents: 300_00 } as const
  await requestChange({ reference, wanted: agree, asking: { actor: 'operator', by: 'guest' } }, NOON)
  const dear = await backend.aDeparture({ seats: 2 })
  await setPrice(dear, 250_00)
  expect(await dateOf(reference, dear)).toMatchObject({ differenceCents: 0 })
})

test('places that the booking’s own change holds are there for another change', async () => {
  const { reference } = await aPaidBooking(TWO)
  const dear = await backend.aDeparture({ seats: 2 })
  await setPrice(dear, 199_00)
  await aHeldChange({ reference, wanted: { kind: 'move', departureId: dear } })
  expect(await dateOf(reference, dear)).toMatchObject({
    state: { kind: 'available' },
    differenceCents: 40_00,
  })
})
