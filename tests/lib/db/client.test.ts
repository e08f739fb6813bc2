import { closeDatabase, database, inTransaction, isDatabaseUp } from '@/lib/db/client'
import { aDatabase } from '@/tests/database/a-database'

/** More than the pool has connections. */
const CROWD = 12

beforeAll(async () => {
  process.env.DATABASE_URL = await aDatabase()
  // Connected before it counts: a busy machine is no fault.
  await isDatabaseUp()
})
afterAll(closeDatabase)

test('a database whose connections are all taken is up', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const crowd = Array.from({ length: CROWD }, () => inTransaction(() => released))
  const late = database().$queryRaw`SELECT 1`
  const isUp = await isDatabaseUp()
  release()
  await Promise.all([...crowd, late])
  expect(isUp).toBe(true)
})
