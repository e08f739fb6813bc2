import { minutesAfter } from '@/lib/calendar/duration'
import { findBookingByReference } from '@/lib/db/bookings'
import { database } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures'
import { changeTime } from '@/lib/use-cases/changes/change-time'
import { mergeDepartures } from '@/lib/use-cases/changes/merge-departures'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'

/* From which date or start a booking was moved, on the guest's own page. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { whereIs } = choicesOf(backend)
const BY_COMMAND = { name: 'departure merge', isAtOnce: false } as const

async function movedFrom(reference: string) {
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('not booked')
  const departure = await loadDeparture(database(), booking.departureId, NOON)
  return (await loadGuestPage('token', { booking, departure }, NOON)).movedFrom
}

async function startOf(departureId: number): Promise<Date> {
  return (await loadDeparture(database(), departureId, NOON)).startsAt
}

test('a booking that was never moved, or has other guests alone, was moved from nowhere', async () => {
  const { reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  await requestChange(
    { reference, wanted: { kind: 'party', party: { adults: 1, children: 0 } }, asking: GUEST },
    NOON,
  )
  expect(await movedFrom(reference)).toBeNull()
})

test('a booking that was merged has the start of its former date', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { day: into } = await whereIs(await backend.aDeparture({ seats: 8 }))
  await mergeDepartures({ ...(await whereIs(departureId)), into }, NOON)
  expect(await movedFrom(reference)).toEqual(await startOf(departureId))
})

test('a booking whose start was shifted has the former start, the last one where it was shifted twice', async () => {
  const { departureId, reference } = await aPaidBooking()
  const where = await whereIs(departureId)
  const first = await startOf(departureId)
  await changeTime({ ...where, time: '21:00' }, NOON)
  expect(await movedFrom(reference)).toEqual(first)
  await changeTime({ ...where, time: '21:30' }, minutesAfter(NOON, 1))
  expect(await movedFrom(reference)).toEqual(minutesAfter(first, 60))
  await changeTime({ ...where, time: '21:00' }, minutesAfter(NOON, 2))
  expect(await movedFrom(reference)).toEqual(minutesAfter(first, 90))
})

test('whoever booked after the shift was moved from nowhere', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await changeTime({ ...(await whereIs(departureId)), time: '21:00' }, NOON)
  const { reference } = await aPaidBooking({ departureId })
  expect(await movedFrom(reference)).toBeNull()
})

test('a merge that was undone is no move', async () => {
  const { departureId, reference } = await aPaidBooking()
  const { day: into } = await whereIs(await backend.aDeparture({ seats: 8 }))
  const merged = await mergeDepartures({ ...(await whereIs(departureId)), into }, NOON, BY_COMMAND)
  if (merged.kind !== 'merged' || !merged.command) throw new Error('not merged')
  await undoCommand(merged.command.id, minutesAfter(NOON, 1))
  expect(await movedFrom(reference)).toBeNull()
})

test('a guest who moves the booking has the start of the date that it was on', async () => {
  const { departureId, reference } = await aPaidBooking()
  const other = await backend.aDeparture({ seats: 8 })
  await requestChange({ reference, wanted: { kind: 'move', departureId: other }, asking: GUEST }, NOON)
  expect(await movedFrom(reference)).toEqual(await startOf(departureId))
})
