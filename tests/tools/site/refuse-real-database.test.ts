import { database } from '@/lib/db/client'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { openSeasons } from '@/lib/use-cases/departures/open-season'
import { markAsDemo } from '@/tools/site/mark-as-demo'
import { refuseRealDatabase, explainDatabaseRefusal } from '@/tools/site/refuse-real-database'
import { addSampleBookings } from '@/prisma/sample-bookings'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { isExhaustive } from '@/tests/support/tier'
import { aProgram } from '@/tests/support/a-program'

const backend = aBackend()

let departureId: number
beforeAll(async () => void (departureId = await backend.aDeparture({ seats: 200 })))

const use = { command: 'npm run demo', effects: 'its effects', word: undefined }
const url = () => backend.ownerUrl()
const address = () => `127.0.0.1:${new URL(url()).port}${new URL(url()).pathname}`
const ask = (word?: string) => refuseRealDatabase(url(), { ...use, word })

const books = async () =>
  backend.query(`SELECT (SELECT count(*)::int FROM bookings) AS bookings,
    (SELECT count(*)::int FROM departures) AS departures, (SELECT count(*)::int FROM departures WHERE is_closed) AS closed`)

test('an empty database on this machine, and one with only samples, may be used', async () => {
  await expect(ask()).resolves.toBeUndefined()
  await openSeasons(NOON)
  await addSampleBookings(database(), NOON)
  await expect(ask()).resolves.toBeUndefined()
})

test('a database without our tables counts as empty', async () => {
  const bare = new URL(url())
  bare.pathname = '/postgres'
  await expect(refuseRealDatabase(bare.href, use)).resolves.toBeUndefined()
})

test('a guest’s booking stops demo, dev and seed, and all their effects are listed', async () => {
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const line = await ask().then(
    () => '',
    (error: Error) => error.message,
  )
  expect(line).toContain(`DATABASE_URL names ${address()}`)
  expect(line).toContain('1 booking of guests, 0 payments, 3 e-mails waiting')
  expect(line).toContain('its effects')
  expect(line).toContain(`USE_AS_DEMO=${address()} npm run demo`)
  expect(line).not.toContain(new URL(url()).password || '\0')
})

test('the confirmation must be the URL of this very database', async () => {
  await expect(ask(address())).resolves.toBeUndefined()
  await expect(ask('yes')).rejects.toThrow('Nothing was done')
  await expect(ask('127.0.0.1:5432/other')).rejects.toThrow('Nothing was done')
})

test('the seed itself refuses such a database before it changes anything', async () => {
  const before = await books()
  const refused = aProgram('prisma/seed.ts')
  expect(await refused.ended).toBe(1)
  expect(refused.said()).toContain(`USE_AS_DEMO=${address()} npm run db:seed`)
  expect(await books()).toEqual(before)
})

// `npm test` skips this: the browser suite already seeds an empty database.
if (isExhaustive)
  test('with the confirmation the seed runs', async () => {
    const told = aProgram('prisma/seed.ts', { USE_AS_DEMO: address() })
    expect([await told.ended, told.said()]).toEqual([0, expect.stringContaining('Seeded:')])
  })

test('a database that the demo created may have bookings of guests', async () => {
  await markAsDemo(url())
  await expect(ask()).resolves.toBeUndefined()
})

test('a database on another machine is refused, even if empty or marked', () => {
  const elsewhere = { address: 'db.example.com:5432/lumi', isOnThisMachine: false, isDemo: true }
  const empty = { ...elsewhere, bookings: 0, payments: 0, emails: 0 }
  expect(explainDatabaseRefusal(empty, use)).toContain(
    'db.example.com:5432/lumi, which is not on this machine',
  )
  expect(explainDatabaseRefusal(empty, { ...use, word: empty.address })).toBeNull()
})

test.each([{ payments: 1 }, { emails: 1 }])('%o alone makes a database a real one', (found) => {
  const here = { address: 'localhost:5432/lumi', isOnThisMachine: true, isDemo: false }
  const idle = { ...here, bookings: 0, payments: 0, emails: 0 }
  expect(explainDatabaseRefusal(idle, use)).toBeNull()
  expect(explainDatabaseRefusal({ ...idle, ...found }, use)).toContain(
    'localhost:5432/lumi, which is at work',
  )
})
