import { addDays } from '@/lib/calendar/day'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { sayLightsSeen } from '@/lib/use-cases/changes/say-lights-seen'
import { sayNotSeen } from '@/lib/use-cases/changes/say-not-seen'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { askAboutLights } from '@/lib/use-cases/scheduled/ask-about-lights'
import { aBackend } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { at } from '@/tests/support/builders'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { cancelFor, whereIs } = choicesOf(backend)

/** A night with one party of two, and when it is asked about. */
async function aNight() {
  const booking = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const { tourId, day } = await whereIs(booking.departureId)
  const [morning, noon] = [at('09:00', addDays(day, 1)), at('12:00', addDays(day, 2))]
  return { ...booking, tourId, day, morning, noon }
}

/** What the inboxes were asked about a departure, oldest first, once for each of the two. */
async function asked(departureId: number) {
  const rows = await backend.query<{ cause: string; recipient: string; facts: { isAgain: boolean } }>(
    `SELECT cause, recipient, facts FROM emails
     WHERE kind = 'lights-asked-operator' AND cause LIKE '${departureId}:%' ORDER BY created_at, recipient`,
  )
  expect(rows.length % 2).toBe(0)
  return rows.filter(({ recipient }) => recipient === 'one@lumi.example.com').map(({ cause }) => cause)
}

test('each inbox is asked on the morning after, and once more at noon on the next day, however many ask at once', async () => {
  const { departureId, morning, noon, day } = await aNight()
  await Promise.all([1, 2, 3].map(() => askAboutLights(morning)))
  await askAboutLights(at('19:59', addDays(day, 1)))
  await askAboutLights(at('11:59', addDays(day, 2)))
  expect(await asked(departureId)).toEqual([`${departureId}:first`])
  await Promise.all([1, 2, 3].map(() => askAboutLights(noon)))
  for (const days of [2, 3, 4]) await askAboutLights(at('19:00', addDays(day, days)))
  expect(await asked(departureId)).toEqual([`${departureId}:first`, `${departureId}:again`])
})

test('the question names the night and how many came, and no guest', async () => {
  const { departureId, morning } = await aNight()
  await askAboutLights(morning)
  const [email] = await backend.query<{ facts: unknown; reply_to: string | null }>(
    `SELECT facts, reply_to FROM emails WHERE cause = '${departureId}:first'`,
  )
  expect(email).toMatchObject({ facts: { departureId, parties: 1, guests: 2 }, reply_to: null })
  expect(JSON.stringify(email)).not.toMatch(/aino/i)
})

test('who has answered is asked no more, whatever the answer was', async () => {
  const [bright, dark] = [await aNight(), await aNight()]
  expect(await sayLightsSeen(bright.departureId, at('01:00', addDays(bright.day, 1)))).toEqual({
    kind: 'seen',
  })
  await sayNotSeen(dark, at('01:00', addDays(dark.day, 1)))
  for (const { morning, noon, departureId } of [bright, dark]) {
    await askAboutLights(morning)
    await askAboutLights(noon)
    expect(await asked(departureId)).toEqual([])
  }
})

test('an answer that was undone is none: the question comes once more', async () => {
  const { departureId, morning, noon, ...where } = await aNight()
  const said = await sayNotSeen(where, morning, { name: 'departure not-seen', isAtOnce: false })
  if (said.kind !== 'not_seen' || !said.command) throw new Error('not said')
  await askAboutLights(morning)
  expect(await asked(departureId)).toEqual([])
  await undoCommand(said.command.id, morning)
  await askAboutLights(noon)
  expect(await asked(departureId)).toEqual([`${departureId}:again`])
})

test('neither a cancelled night, nor one on which nobody came, nor another tour is asked about', async () => {
  const [cancelled, empty, away] = [await aNight(), await aNight(), await aNight()]
  await cancelFor(cancelled.departureId)
  await cancelBooking(empty.reference, 'us', at('12:00', '2026-12-01'))
  await backend.query(`UPDATE bookings SET no_show_at = now() WHERE reference = '${away.reference}'`)
  const other = await backend.aDeparture({ seats: 8, tourId: 8 })
  const rental = await aPaidBooking({ departureId: other, tourId: 8, offeredCents: 79_00 })
  const { day } = await whereIs(rental.departureId)
  for (const morning of [
    ...[cancelled, empty, away].map((night) => night.morning),
    at('09:00', addDays(day, 1)),
  ])
    await askAboutLights(morning)
  for (const { departureId } of [cancelled, empty, away, rental]) expect(await asked(departureId)).toEqual([])
})
