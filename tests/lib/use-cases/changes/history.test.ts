import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { actAs } from '@/lib/db/actor'
import { recordHistory } from '@/lib/db/history'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { erasePerson } from '@/lib/use-cases/privacy/erase-person'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { runOps } from '@/tests/support/run-ops'
import { lapseOverdue, payRefunds, reconcileCheckouts } from '@/tests/support/work'

/* Rule: history (docs/rules.md): what becomes of a booking or departure is written down by the transaction that does it. */

const backend = aBackend()
const { aPaidBooking, aHeldChange } = changedBookings(backend)

beforeAll(() => backend.aDeparture({ seats: 400 }))
afterEach(() => {
  delete process.env.OPS_NAME
})

type Row = Readonly<Record<'actor' | 'what', string>> & {
  readonly actor_name: string | null
  readonly why: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly words: string | null
}

const historyOf = (departureId: number) =>
  backend.query<Row>(
    `SELECT actor, actor_name, what, why, before, after, words FROM history
     WHERE booking_id IN (SELECT id FROM bookings WHERE departure_id = ${departureId}) ORDER BY id`,
  )

test('a card booking tells of its hold, its payment, its cancellation and its refund, and by whom', async () => {
  process.env.OPS_NAME = 'Mika'
  const { departureId, reference } = await aPaidBooking()
  await actAs('command', () => cancelBooking(reference, NOON, NOON))
  await payRefunds(NOON)
  const rows = await historyOf(departureId)
  expect(rows.map(({ what, actor, actor_name }) => [what, actor, actor_name])).toEqual([
    ['booked', 'guest', null],
    ['paid', 'guest', null],
    ['confirmed', 'guest', null],
    ['cancelled', 'command', 'Mika'],
    ['refund_asked', 'command', 'Mika'],
    ['money_returned', 'worker', null],
  ])
  expect(rows[3]).toMatchObject({
    why: 'guest',
    before: { state: 'confirmed', totalCents: 179_00 },
    after: { state: 'cancelled', totalCents: 0 },
  })
})

test('a hold that runs out tells so', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  await lapseOverdue(minutesAfter(NOON, 49 * 60))
  expect((await historyOf(departureId)).map(({ what, actor }) => [what, actor])).toEqual([
    ['booked', 'guest'],
    ['lapsed', 'worker'],
  ])
})

test('a change that is not paid in time lapses by itself, also where a guest is the first to come by', async () => {
  const { reference, departureId } = await aPaidBooking()
  await aHeldChange({ reference, wanted: { kind: 'party', party: { adults: 3, children: 0 } } })
  const later = minutesAfter(NOON, 36)
  await reconcileCheckouts(minutesAfter(NOON, 32))
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  await requestChange({ reference, wanted, asking: { actor: 'guest' } }, later)
  const told = (await historyOf(departureId)).slice(-2).map(({ what, actor }) => [what, actor])
  expect(told).toEqual([
    ['change_lapsed', 'worker'],
    ['change_held', 'guest'],
  ])
  const lines = await runOps(later, 'booking', 'show', reference)
  expect(lines.join('\n')).toContain('the change that waited was not paid in time, by itself')
})

test('a change of the party tells what it was before and is after', async () => {
  const { departureId, reference } = await aPaidBooking({ adults: 2, offeredCents: 358_00 })
  const wanted = { kind: 'party', party: { adults: 1, children: 0 } } as const
  await requestChange({ reference, wanted, asking: { actor: 'guest' } }, NOON)
  const changed = (await historyOf(departureId)).find(({ what }) => what === 'changed')
  expect(changed).toMatchObject({
    actor: 'guest',
    why: 'party',
    before: { totalCents: 358_00, version: 1 },
    after: { totalCents: 179_00, version: 2 },
  })
})

test('a move tells both days', async () => {
  const { reference } = await aPaidBooking()
  const departureId = await backend.aDeparture({ seats: 4 })
  const wanted = { kind: 'move', departureId } as const
  await requestChange({ reference, wanted, asking: { actor: 'guest' } }, NOON)
  expect((await runOps(NOON, 'booking', 'show', reference)).at(-1)).toMatch(
    /changed \(another date\), date (\d{4}-\d{2}-\d{2}) \(before: (?!\1)\d{4}-\d{2}-\d{2}\), by the guest$/,
  )
})

test('what nobody carries out leaves no trace', async () => {
  const { departureId, reference } = await aPaidBooking()
  const before = await historyOf(departureId)
  await expect(
    database().$transaction(async (db) => {
      const [booking] = await db.booking.findMany({ where: { reference } })
      await recordHistory(db, { bookingId: booking?.id ?? '', what: 'cancelled' }, NOON)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(await historyOf(departureId)).toEqual(before)
})

test('a departure tells of its price, its seats, its sale and its end', async () => {
  const id = await backend.aDeparture({ seats: 8 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  const day = row?.day ?? ''
  await runOps(NOON, 'price', 1, day, '--adult', 199, '--yes')
  await runOps(NOON, 'seats', 1, day, 6, '--yes')
  await runOps(NOON, 'close', 1, day, '--yes')
  await cancelDeparture({ tourId: 1, day, reason: 'weather' }, NOON)
  const told = await backend.query(
    `SELECT what, before, after FROM history WHERE departure_id = ${id} ORDER BY id`,
  )
  expect(told).toMatchObject([
    { what: 'priced', before: { adultCents: null }, after: { adultCents: 199_00 } },
    { what: 'seats_set', before: { seats: 8 }, after: { seats: 6 } },
    { what: 'closed' },
    { what: 'cancelled', before: { isClosed: true, cancelledAt: null } },
  ])
})

test('the history has no personal field, and its free words go when the guest is forgotten', async () => {
  const { departureId, reference } = await aPaidBooking()
  const [booking] = await backend.query<{ id: string }>(
    `SELECT id FROM bookings WHERE reference = '${reference}'`,
  )
  await recordHistory(
    database(),
    { bookingId: booking?.id ?? '', what: 'changed', words: 'wants the left seat' },
    NOON,
  )
  const year = minutesAfter(NOON, 366 * 24 * 60)
  await erasePerson('aino@example.com', { isSure: true, now: year })
  const rows = await historyOf(departureId)
  expect(rows.at(-1)).toMatchObject({ what: 'erased', why: 'asked' })
  expect(JSON.stringify(rows)).not.toMatch(/left seat|Aino|aino@/)
})

test('booking show tells the history, for people and for scripts', async () => {
  process.env.OPS_NAME = 'Mika'
  const { reference } = await aPaidBooking()
  await actAs('command', () => cancelBooking(reference, 'us', NOON))
  const lines = await runOps(NOON, 'booking', 'show', reference)
  expect(lines.slice(lines.indexOf('History'))).toEqual([
    'History',
    expect.stringMatching(
      /^2026-12-01 12:00 booked, not paid yet, guests 1, kept until 2026-12-01 12:35, total 179 €, date \d{4}-\d{2}-\d{2}, by the guest$/,
    ),
    '2026-12-01 12:00 a payment has come, 179 €, by card, by the guest',
    '2026-12-01 12:00 confirmed, by the guest',
    '2026-12-01 12:00 cancelled (for a reason of ours), total 0 € (before: 179 €), by Mika',
    '2026-12-01 12:00 money is to go back (the booking is cancelled), through Stripe, 179 €, by Mika',
  ])
  const json = JSON.parse((await runOps(NOON, 'booking', 'show', reference, '--json')).join('\n'))
  expect(json.history).toHaveLength(5)
  expect(json.history[3]).toMatchObject({ what: 'cancelled', actor: 'command', actorName: 'Mika', why: 'us' })
})
