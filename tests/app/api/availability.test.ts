import { GET as getAvailability } from '@/app/api/availability/route'
import { GET as getAlive } from '@/app/api/alive/route'
import { GET as getHealth, OPTIONS as askHealthByOptions } from '@/app/api/health/route'
import { GET as getTours } from '@/app/api/tours/route'
import { addMinutes } from '@/lib/calendar/duration'
import { closeDatabase } from '@/lib/db/client'
import { startLeaving } from '@/lib/observability/leaving'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { at } from '@/tests/support/builders'
import { eventually } from '@/tests/support/eventually'
import { freezeClock } from '@/tests/support/freeze-clock'
import { watchStatements } from '@/tests/support/record-statements'

freezeClock(NOON)
const backend = aBackend()

const ask = async (query: string) => read(await getAvailability(aCall('GET', `/api/availability?${query}`)))

test('the price list is in euros and ordered by id; a tour without capacity says null', async () => {
  expect(await read(await getTours(aCall('GET', '/api/tours')))).toEqual({
    status: 200,
    body: [
      { id: 1, adult_price: 179, child_price: 129, max_capacity: 8 },
      { id: 8, adult_price: 79, child_price: 59, max_capacity: null },
    ],
  })
})

test('dates are in order, with places taken and left; other query keys are ignored', async () => {
  const first = await backend.aDeparture({ seats: 8, tourId: 8, start: '21:00' })
  const second = await backend.aDeparture({ seats: 16, tourId: 8, start: '21:00' })
  await startCheckout(
    aBookingInput({ tourId: 8, departureId: second, adults: 2, offeredCents: 158_00 }),
    NOON,
  )
  expect(await ask('tourId=8&t=1764579600000&cb=x')).toEqual({
    status: 200,
    body: {
      availableDates: [
        { id: first, date: expect.any(String), totalSlots: 8, bookedSlots: 0, availableSpots: 8 },
        { id: second, date: expect.any(String), totalSlots: 16, bookedSlots: 2, availableSpots: 14 },
      ],
    },
  })
})

test('a date with its own price returns both prices, and the others return none', async () => {
  const own = await backend.aDeparture({ seats: 8, tourId: 8, start: '21:00' })
  const ordinary = await backend.aDeparture({ seats: 8, tourId: 8, start: '21:00' })
  await backend.query(`UPDATE departures SET adult_price_cents = 8950 WHERE id = ${own}`)
  const { body } = await ask('tourId=8')
  const { availableDates } = body as { availableDates: readonly { id: number }[] }
  expect(availableDates.find(({ id }) => id === own)).toMatchObject({ adultPrice: 89.5, childPrice: 59 })
  const other = availableDates.find(({ id }) => id === ordinary)
  expect(Object.keys(other ?? {})).toEqual(['id', 'date', 'totalSlots', 'bookedSlots', 'availableSpots'])
})

test('a date that starts at another time returns it, and the others return none', async () => {
  const own = await backend.aDeparture({ seats: 8, tourId: 8, start: '19:30' })
  const ordinary = await backend.aDeparture({ seats: 8, tourId: 8, start: '21:00' })
  const { availableDates } = (await ask('tourId=8')).body as { availableDates: readonly { id: number }[] }
  expect(availableDates.find(({ id }) => id === own)).toMatchObject({ startTime: '19:30' })
  expect(availableDates.find(({ id }) => id === ordinary)).not.toHaveProperty('startTime')
})

test('a full date is listed as full, a closed or past one is not listed', async () => {
  const full = await backend.aDeparture({ seats: 1 })
  const closed = await backend.aDeparture({ seats: 1 })
  const tooLate = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId: full }), NOON)
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${closed}`)
  await backend.query(`UPDATE departures SET closes_at = '${NOON.toISOString()}' WHERE id = ${tooLate}`)
  const { body } = await ask('tourId=1')
  expect(body).toMatchObject({ availableDates: [{ id: full, bookedSlots: 1, availableSpots: 0 }] })
})

test('seats of an expired hold are free again by the clock alone', async () => {
  const id = await backend.aDeparture({ seats: 1 })
  await startCheckout(aBookingInput({ departureId: id }), addMinutes(NOON, -35))
  const { body } = await ask('tourId=1')
  expect(body).toMatchObject({
    availableDates: expect.arrayContaining([expect.objectContaining({ id, availableSpots: 1 })]),
  })
})

test('from and to bound the days, both included, and today is the earliest', async () => {
  const id = await backend.aDeparture({ seats: 4 })
  const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
  const day = row?.day ?? ''
  const only = { body: { availableDates: [expect.objectContaining({ id, date: day })] } }
  expect(await ask(`tourId=1&from=${day}&to=${day}`)).toMatchObject(only)
  await backend.query(
    `UPDATE departures SET day = '2026-11-30', closes_at = '${at('23:59', '2026-12-31').toISOString()}' WHERE id = ${id}`,
  )
  expect(await ask(`tourId=1&from=2026-11-01&to=2026-11-30`)).toMatchObject({ body: { availableDates: [] } })
})

test.each([
  '',
  'tourId=',
  'tourId=one',
  'tourId=-1',
  'tourId=1.5',
  'tourId=1&from=2026-02-30',
  'tourId=1&to=soon',
  'tourId=1&to=0000-01-01',
])('the query "%s" is refused with 400', async (query) => {
  expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('visitors who ask for different days of a tour at once share one read of the database', async () => {
  await backend.aDeparture({ seats: 4 })
  const other = await backend.client()
  await other.query('BEGIN; LOCK TABLE departures')
  const months = ['2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06']
  const first = ask(`tourId=1`)
  const answers = months.map((month) => ask(`tourId=1&from=${month}-01&to=${month}-28`))
  const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while ((await backend.query(waiting)).length === 0);
  expect(await backend.query(waiting)).toHaveLength(1)
  await other.query('COMMIT')
  await other.end()
  const dates = (await first).body as { availableDates: readonly { date: string }[] }
  for (const [index, answer] of (await Promise.all(answers)).entries()) {
    const ofMonth = dates.availableDates.filter(({ date }) => date.startsWith(months[index] ?? ''))
    expect(answer).toMatchObject({ status: 200, body: { availableDates: ofMonth } })
  }
})

test('an unknown tour returns 404', async () => {
  expect(await ask('tourId=3')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('health is ok while the database answers, and 503 otherwise; pages are served either way', async () => {
  expect(await read(await getHealth(aCall('GET', '/api/health')))).toEqual({
    status: 200,
    body: { status: 'ok' },
  })
  const url = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/none'
  expect(await read(await getHealth(aCall('GET', '/api/health')))).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  expect(await aliveStatus()).toBe(200)
  await closeDatabase()
  process.env.DATABASE_URL = url
})

test('an instance that is leaving is neither ready nor to be sent anything', async () => {
  startLeaving()
  expect([await healthStatus(), await aliveStatus()]).toEqual([503, 503])
  Reflect.deleteProperty(globalThis, 'lumiLeaving')
  expect([await healthStatus(), await aliveStatus()]).toEqual([200, 200])
})

test('health fails with OPTIONS as it does with GET, as some load balancers use it', async () => {
  const url = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/none'
  expect((await askHealthByOptions(aCall('OPTIONS', '/api/health'))).status).toBe(503)
  await closeDatabase()
  process.env.DATABASE_URL = url
  expect((await askHealthByOptions(aCall('OPTIONS', '/api/health'))).status).toBe(200)
})

const aliveStatus = async () => (await getAlive(aCall('GET', '/api/alive'))).status

const healthStatus = async () => (await getHealth(aCall('GET', '/api/health'))).status

/** As when a later release has run its migration while this one is still serving. */
test('an instance whose tables have lost a column is unhealthy, and healthy again once it is back', async () => {
  for (const [table, column] of [
    ['bookings', 'came_at'],
    ['checkouts', 'last_error'],
    ['emails', 'overtaken_at'],
  ]) {
    await backend.query(`ALTER TABLE ${table} RENAME COLUMN ${column} TO gone`)
    await eventually(async () => ((await healthStatus()) === 503 ? null : 'healthy'), 30_000)
    await backend.query(`ALTER TABLE ${table} RENAME COLUMN gone TO ${column}`)
    await eventually(async () => ((await healthStatus()) === 200 ? null : 'not healthy'), 30_000)
  }
})

test('a read-only database, such as a standby, is not healthy', async () => {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  await backend.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await closeDatabase()
  expect(await healthStatus()).toBe(503)
  await backend.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`)
  await closeDatabase()
  expect(await healthStatus()).toBe(200)
})

test('repeated calls of a load balancer check the tables at most once a second', async () => {
  const watch = watchStatements()
  for (let asked = 0; asked < 20; asked += 1) await healthStatus()
  watch.stop()
  expect(watch.texts().filter((text) => text.includes('"public"."bookings"')).length).toBeLessThan(20)
})

test('a tour missing from the content is not in the price list and has no dates', async () => {
  await backend.query('INSERT INTO tours VALUES (99, 17900, 12900, 8)')
  await backend.aDeparture({ seats: 8, tourId: 99 })
  expect((await ask('tourId=99')).status).toBe(404)
  const { body } = await read(await getTours(aCall('GET', '/api/tours')))
  expect(body).toEqual([expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 8 })])
})
