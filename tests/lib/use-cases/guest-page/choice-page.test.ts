import { minutesAfter } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { changeTime } from '@/lib/use-cases/changes/change-time'
import { sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-choice-dates'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { endCommands } from '@/tests/support/work'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { whereIs, setPrice, refund } = choicesOf(backend)
const TWO = { adults: 2, offeredCents: 358_00 }

beforeAll(() => backend.aDeparture({ seats: 400 }))

async function linked(reference: string, now: Date) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  return { booking, departure: await loadDeparture(database(), booking.departureId, now) }
}

const pageOf = async (reference: string, now = NOON) =>
  loadGuestPage('token', await linked(reference, now), now)

async function datesOf(reference: string, now = NOON) {
  const { booking, departure } = await linked(reference, now)
  const dates = await listChoiceDates(booking, departure, now)
  return dates.filter(({ differenceCents }) => differenceCents !== null)
}

test('while a command of ours can be undone the page says so, and then what the guest may choose', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const call = { name: 'departure cancel', isAtOnce: false } as const
  await cancelDeparture({ ...(await whereIs(departureId)), reason: 'weather' }, NOON, call)
  expect(await pageOf(reference)).toMatchObject({ standing: 'change_by_us' })
  const later = minutesAfter(NOON, 11)
  await endCommands(later)
  expect(await pageOf(reference, later)).toMatchObject({
    standing: 'choice_open',
    choice: { cause: 'departure_cancelled', options: ['full_refund', 'another_date'], refundCents: 358_00 },
  })
  await refund(reference, later)
  expect(await pageOf(reference, later)).toMatchObject({ standing: 'refunded', choice: null })
})

test('a dearer date costs nothing more, a cheaper one gives back, and a full or cancelled one is none', async () => {
  const { departureId, reference } = await aPaidBooking(TWO)
  const [dear, cheap, full] = [
    await backend.aDeparture({ seats: 2 }),
    await backend.aDeparture({ seats: 2 }),
    await backend.aDeparture({ seats: 1 }),
  ]
  await setPrice(dear, 250_00)
  await setPrice(cheap, 150_00)
  await cancelDeparture({ ...(await whereIs(departureId)), reason: 'guide' }, NOON)
  const dates = await datesOf(reference)
  expect(dates.find(({ id }) => id === dear)).toMatchObject({ differenceCents: 0 })
  expect(dates.find(({ id }) => id === cheap)).toMatchObject({ differenceCents: -58_00 })
  for (const none of [full, departureId]) expect(dates.map(({ id }) => id)).not.toContain(none)
})

test('after another start the guest may also choose the date as it is', async () => {
  const { departureId, reference } = await aPaidBooking()
  await changeTime({ ...(await whereIs(departureId)), time: '15:00' }, NOON)
  expect((await datesOf(reference)).map(({ id }) => id)).toContain(departureId)
})

test('a free return trip costs nothing, and no date is after its last day', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const night = new Date(`${where.day}T22:00:00Z`)
  await sayNotSeen(where, night)
  const [first, second] = [await backend.aDeparture({ seats: 2 }), await backend.aDeparture({ seats: 2 })]
  await setPrice(first, 250_00)
  await backend.query(
    `UPDATE choices SET return_trip_until = (SELECT day FROM departures WHERE id = ${first}) WHERE departure_id = ${departureId}`,
  )
  expect(await pageOf(reference, night)).toMatchObject({ standing: 'choice_open' })
  const dates = await datesOf(reference, night)
  expect(dates.find(({ id }) => id === first)).toMatchObject({ differenceCents: 0 })
  expect(dates.map(({ id }) => id)).not.toContain(second)
})

test('who chooses nothing has no dates to choose from', async () => {
  const { reference } = await aPaidBooking()
  expect(await datesOf(reference)).toEqual([])
  expect(await pageOf(reference)).toMatchObject({ standing: 'confirmed', choice: null })
})
