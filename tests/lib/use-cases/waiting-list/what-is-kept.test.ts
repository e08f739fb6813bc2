import { database } from '@/lib/db/client'
import { findDisagreements } from '@/lib/db/check-books'
import { loadMetricsSnapshot } from '@/lib/db/metrics-snapshot'
import { loadPersonalData } from '@/lib/db/person'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { sendLostLinks } from '@/lib/use-cases/links/send-lost-links'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { erasePerson } from '@/lib/use-cases/privacy/erase-person'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { at } from '@/tests/support/builders'
import { runOps } from '@/tests/support/run-ops'
import { offerPlaces } from '@/tests/support/work'

const backend = aBackend()
const { aFullDate, wait, offersOn } = waitingLists(backend)
const ops = (now: Date, ...args: readonly (string | number)[]) => runOps(now, ...args)
const waitingOn = (departureId: number) => database().waitingDate.count({ where: { departureId } })

async function aFullDay() {
  const date = await aFullDate(1)
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${date.departureId}`,
  )
  return { ...date, day: row?.day ?? '' }
}

afterEach(() => backend.query('TRUNCATE waiting_parties CASCADE'))

test('season and today count who waits, and so do the metrics', async () => {
  const { departureId, day } = await aFullDay()
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  expect(JSON.parse((await ops(NOON, 'season', 1, day, '--json')).join('\n'))).toMatchObject([
    { seats: 1, free: 0, waiting: 2 },
  ])
  const eve = (await ops(at('12:00', day), 'today')).join('\n')
  expect(eve).toContain('1 of 1 seats taken, 2 parties wait')
  expect(await loadMetricsSnapshot(database())).toMatchObject({ waiting: 2 })
})

test('the history says that somebody joined, and not who', async () => {
  const { departureId } = await aFullDay()
  await wait([departureId], { adults: 1, children: 0 })
  const rows = await database().history.findMany({ where: { departureId }, omit: { id: true } })
  expect(rows).toMatchObject([{ what: 'waiting_joined', after: { adults: 1, children: 0 } }])
  expect(JSON.stringify(rows)).not.toMatch(/aino/i)
})

test('entries go when their date has passed, and with the last of them the guest', async () => {
  const [one, other] = [await aFullDay(), await aFullDay()]
  await wait([one.departureId, other.departureId])
  await applyRetention(at('19:59', one.day))
  expect(await waitingOn(one.departureId)).toBe(1)
  await applyRetention(at('20:01', one.day))
  expect([await waitingOn(one.departureId), await waitingOn(other.departureId)]).toEqual([0, 1])
  await applyRetention(at('20:01', other.day))
  expect(await database().waitingParty.count()).toBe(0)
})

test('who is forgotten is off the list, and whoever asks has it all', async () => {
  const { departureId } = await aFullDay()
  await wait([departureId], { email: 'Kaisa@example.com' })
  await wait([departureId], { email: 'other@example.com' })
  const person = await loadPersonalData(database(), 'kaisa@EXAMPLE.com')
  expect(JSON.parse(JSON.stringify(person.waiting))).toMatchObject([{ seats: 1, dates: [{ departureId }] }])
  expect(await erasePerson('kaisa@example.com', { isSure: true, now: NOON })).toMatchObject({ waiting: 1 })
  expect(await waitingOn(departureId)).toBe(1)
})

test('an offered place has its e-mail, or the books say so, and its link is among the lost ones', async () => {
  const { departureId, references } = await aFullDay()
  await wait([departureId], { email: 'lost@example.com' })
  await cancelBooking(references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  const about = { about: offer?.reference, text: expect.stringContaining('was offered') }
  expect(await findDisagreements(database(), NOON)).not.toContainEqual(about)
  await sendLostLinks('lost@example.com', '192.0.2.1', NOON)
  const sent = await database().email.findFirst({ where: { kind: 'booking-links-guest' } })
  expect(JSON.stringify(sent?.facts)).toContain(offer?.reference)
  await backend.query(`DELETE FROM emails WHERE kind = 'place-offered-guest'`)
  expect(await findDisagreements(database(), NOON)).toContainEqual(about)
})
