import pg from 'pg'
import { closeLimitConnections, peekLimit, consumeLimit } from '@/lib/limits/limits'
import { aDatabase } from '@/tests/support/database/a-database'

// The limits themselves are tried here.
jest.mock('@/lib/async/timeout-factor', () => ({ PATIENCE: 1 }))

const A_MINUTE_MS = 60_000

beforeAll(async () => {
  process.env.DATABASE_URL = await aDatabase()
})
afterEach(closeLimitConnections)

test('counting leaves no timer behind that would ask the database when nobody counts any more', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout')
  await consumeLimit('bookings_of_client', '192.0.2.1')
  await peekLimit('bookings_of_client', '192.0.2.1')
  const delays = timers.mock.calls.map(([, ms = 0]) => ms)
  expect(delays.filter((ms) => ms >= A_MINUTE_MS)).toEqual([])
})

test('limits that were closed are opened again by the next use, and know what was counted', async () => {
  await consumeLimit('enquiries_of_client', '192.0.2.2')
  await closeLimitConnections()
  expect(await consumeLimit('enquiries_of_client', '192.0.2.2')).toMatchObject({
    isUsedUp: false,
    isNear: false,
  })
})

/** Seats are counted while others wait for their departure. */
test('counting gives up on a locked table by its own limit for locks, and the instance counts for itself', async () => {
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await other.connect()
  await other.query('BEGIN; LOCK TABLE rate_limits')
  const query = jest.spyOn(pg.Pool.prototype, 'query')
  const count = () => consumeLimit('seats_of_client', '192.0.2.3', 480)
  const states = [await count(), await count()]
  await other.end()
  expect(states).toMatchObject([{ isUsedUp: false }, { isUsedUp: true }])
  // lock_not_available, and not query_canceled, by which the longer limit of all statements ends one.
  for (const { value } of query.mock.results) await expect(value).rejects.toMatchObject({ code: '55P03' })
})

/** Pages, calls and the server are built apart: each has its own copy of the classes, and all share the limiters. */
test('a limit that one bundle opened is used up for another as well', async () => {
  const bundles = [1, 2].map(anotherBundle)
  const who = '192.0.2.4'
  for (const { consumeLimit: consume } of bundles)
    await expect(consume('lost_links_of_address', who)).resolves.toMatchObject({ isUsedUp: false })
  await consumeLimit('lost_links_of_address', who)
  for (const { consumeLimit: consume } of bundles)
    await expect(consume('lost_links_of_address', who)).resolves.toMatchObject({ isUsedUp: true })
})

function anotherBundle(): Limits {
  const loaded: Limits[] = []
  jest.isolateModules(() => loaded.push(jest.requireActual<Limits>('@/lib/limits/limits')))
  const [bundle] = loaded
  if (!bundle) throw new Error('nothing was loaded')
  return bundle
}

type Limits = { readonly consumeLimit: typeof consumeLimit }
