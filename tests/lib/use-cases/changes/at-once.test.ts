import pg from 'pg'
import { z } from 'zod'
import { addDays, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { aDatabase } from '@/tests/support/database/a-database'
import { aProgram } from '@/tests/support/a-program'
import { isExhaustive } from '@/tests/support/tier'
import { aStandIn } from '@/tests/support/a-stripe-stand-in'

/* Hundreds of concurrent changes, cancellations and bookings, on two instances and on the same bookings. */

const SEATS = 22
const BOOKINGS = 24
const DEEDS = isExhaustive ? 300 : 120
/** A day in next year's season, whenever the tests run. */
const FIRST_DAY = `${Number(helsinkiDay(new Date()).slice(0, 4)) + 1}-01-10`

let standIn: Awaited<ReturnType<typeof aStandIn>>
let client: pg.Client
let url: string

beforeAll(async () => {
  standIn = await aStandIn()
  url = await aDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('INSERT INTO tours VALUES (1, 17900, 12900, 8)')
})
afterAll(async () => {
  await client.end()
  await standIn.close()
})

async function aDeparture(day: string, adultCents: number | null): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO departures (tour_id, day, seats, starts_at, closes_at, adult_price_cents)
     VALUES (1, $1, $2, $3, $4, $5) RETURNING id`,
    [day, SEATS, helsinkiInstant(day, '20:00'), helsinkiInstant(day, '18:00'), adultCents],
  )
  return rows[0]?.id ?? 0
}

const isNoRoutine = (line: string) => line !== '' && !line.startsWith('{"level":"info"')

const rowsOf = async (sql: string) => (await client.query(sql)).rows

test('seats, places, money and receipts agree afterwards', async () => {
  const departures = [await aDeparture(FIRST_DAY, null), await aDeparture(addDays(FIRST_DAY, 1), null)]
  // Moves to this date must be paid first; new bookings offer the usual price, which is refused here.
  const dearer = await aDeparture(addDays(FIRST_DAY, 2), 199_00)
  const env = {
    DATABASE_URL: url,
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Lumi & Light <bookings@lumi.example.com>',
    OPERATOR_INBOXES: 'one@lumi.example.com',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
    STRIPE_API_BASE: standIn.url,
  }
  const instances = ['one', 'two'].map((name, seed) => {
    const share = { bookings: BOOKINGS / 2, allBookings: BOOKINGS, deeds: DEEDS / 2 }
    const args = { ...share, name, departures, dearer, seed: seed + 1 }
    return aProgram('tests/support/changes-at-once.ts', env, [JSON.stringify(args)])
  })
  const codes = await Promise.all(instances.map(({ ended }) => ended))
  const heard = instances.map(({ said }) => said().split('\n').filter(isNoRoutine).join('\n'))
  // No warning, no error, no stack.
  const isClean = expect.stringMatching(/^\{[^{}]*\}$/)
  expect({ codes, heard }).toEqual({ codes: [0, 0], heard: [isClean, isClean] })
  const counts = heard.flatMap((text) =>
    Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(text))),
  )
  const countOf = (pattern: RegExp) =>
    counts.filter(([what]) => pattern.test(what)).reduce((sum, [, count]) => sum + count, 0)
  expect(countOf(/^(?!settled)/)).toBe(DEEDS + BOOKINGS)
  for (const pattern of [
    /party:applied/,
    /party:paid:started/,
    /move:applied/,
    /refused/,
    /cancelled:cancelled/,
  ])
    expect([pattern, countOf(pattern)]).not.toEqual([pattern, 0])

  expect(
    await rowsOf(`
      SELECT d.id FROM departures d WHERE seats_taken > seats OR seats_taken <> (
        SELECT coalesce(sum(seats), 0) FROM bookings b
        WHERE b.departure_id = d.id AND b.state IN ('hold', 'awaiting_payment', 'confirmed')) + (
        SELECT coalesce(sum(seats), 0) FROM changes c WHERE c.departure_id = d.id AND c.state = 'held')`),
  ).toEqual([])
  // Refunds requested but not yet made count as returned.
  expect(
    await rowsOf(`
      SELECT reference, state, due FROM (
        SELECT b.reference, b.state, (b.total_cents + coalesce((
          SELECT sum(CASE WHEN kind = 'payment' THEN -cents ELSE cents END) FROM money_movements m
          WHERE m.booking_id = b.id), 0) + coalesce((
          SELECT sum(cents) FROM refunds r WHERE r.booking_id = b.id AND r.state = 'due'), 0))::int AS due
        FROM bookings b WHERE b.state IN ('confirmed', 'cancelled', 'refunded')) booking
      WHERE due <> 0`),
  ).toEqual([])
  expect(
    await rowsOf(`
      SELECT m.id FROM money_movements m LEFT JOIN receipts r ON r.movement_id = m.id
      WHERE m.kind IN ('payment', 'refund') AND r.movement_id IS NULL`),
  ).toEqual([])
  const paid = z
    .array(z.object({ payment_status: z.string(), payment_intent: z.string().nullable() }))
    .parse(await standIn.ask('sessions'))
    .filter(({ payment_status: status }) => status === 'paid')
    .map(({ payment_intent: intent }) => intent)
  const recorded = await rowsOf(`SELECT provider_id FROM money_movements WHERE kind = 'payment'`)
  expect(recorded.map(({ provider_id: id }) => id).sort()).toEqual(paid.sort())
}, 600_000)
