import { minutesAfter } from '@/lib/calendar/duration'
import { addDays } from '@/lib/calendar/day'
import { previewLightsSeen, sayLightsSeen } from '@/lib/use-cases/changes/say-lights-seen'
import { sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor, choices, whereIs } = choicesOf(backend)

async function aNight() {
  const booking = await aPaidBooking()
  const { tourId, day } = await whereIs(booking.departureId)
  return { ...booking, tourId, day, start: at('20:00', day), next: at('09:00', addDays(day, 1)) }
}

const refused = (reason: string) => ({ kind: 'refused', reason })
const seenAt = async (departureId: number) =>
  (
    await backend.query<{ lights_seen_at: Date | null }>(
      `SELECT lights_seen_at FROM departures WHERE id = ${departureId}`,
    )
  )[0]?.lights_seen_at

test('that the lights were seen can be said from the start until 30 days after it, of the tour with the guarantee', async () => {
  const [first, last] = [await aNight(), await aNight()]
  expect(await sayLightsSeen(first.departureId, minutesAfter(first.start, -1))).toEqual(
    refused('not_started'),
  )
  expect(await sayLightsSeen(first.departureId, first.start)).toEqual({ kind: 'seen' })
  const end = minutesAfter(last.start, 30 * 24 * 60)
  expect(await previewLightsSeen(last.departureId, minutesAfter(end, 1))).toEqual(refused('over'))
  expect(await sayLightsSeen(last.departureId, end)).toEqual({ kind: 'seen' })
  const rental = await backend.aDeparture({ seats: 8, tourId: 8 })
  expect(await sayLightsSeen(rental, end)).toEqual(refused('not_guaranteed'))
})

test('it is said once, by whom the history tells, and nothing else comes of it', async () => {
  const { departureId, reference, next } = await aNight()
  expect(await previewLightsSeen(departureId, next)).toEqual({ kind: 'seen' })
  expect(await seenAt(departureId)).toBeNull()
  const [one, other] = await Promise.all([sayLightsSeen(departureId, next), sayLightsSeen(departureId, next)])
  expect([one, other]).toContainEqual({ kind: 'seen' })
  expect([one, other]).toContainEqual(refused('said_before'))
  expect(await seenAt(departureId)).toEqual(next)
  const rows = await backend.query(`SELECT what FROM history WHERE departure_id = ${departureId}`)
  expect(rows).toEqual([{ what: 'lights_seen' }])
  expect(await choices(reference)).toEqual([])
})

test('a night that was cancelled had no lights to see', async () => {
  const { departureId, next } = await aNight()
  await cancelFor(departureId)
  expect(await sayLightsSeen(departureId, next)).toEqual(refused('called_off'))
})

test('after a wrong ‘seen’ the guests can be asked all the same; after ‘not seen’ that is undone first', async () => {
  const { departureId, reference, next, ...where } = await aNight()
  await sayLightsSeen(departureId, next)
  const said = await sayNotSeen(where, next, { name: 'departure not-seen', isAtOnce: false })
  if (said.kind !== 'not_seen' || !said.command) throw new Error('not said')
  expect(await choices(reference)).toHaveLength(1)
  expect(await sayLightsSeen(departureId, next)).toEqual(refused('said_not_seen'))
  await undoCommand(said.command.id, next)
  expect(await choices(reference)).toEqual([])
  expect(await sayLightsSeen(departureId, next)).toEqual(refused('said_before'))
})
