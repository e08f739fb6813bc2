import { isPoolResponsive } from '@/lib/db/connection/is-pool-responsive'
import {
  backgroundPool,
  closeDatabase,
  database,
  inTransaction,
  isDatabaseUp,
  withPool,
} from '@/lib/db/client'
import { readPoolUsage } from '@/lib/postgres/open-pool'
import { aDatabase } from '@/tests/support/database/a-database'
import { eventually } from '@/tests/support/eventually'
import { aGate, type Gate } from '@/tests/support/a-gate'

/** More than the connections of any pool. */
const CROWD = 12

let gate: Gate

beforeAll(async () => {
  const url = new URL(await aDatabase())
  gate = await aGate(Number(url.port))
  url.port = String(gate.port)
  process.env.DATABASE_URL = url.href
})
// Connect before the tests: a slow machine is not a failure.
beforeEach(() => isDatabaseUp())
afterEach(closeDatabase)
afterAll(() => gate.shut())

/** Take all connections of a pool until they are released. */
async function takeAll(): Promise<{ readonly giveBack: () => Promise<unknown> }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const crowd = Array.from({ length: CROWD }, () => inTransaction(() => released))
  await eventually(
    async () => (readPoolUsage().some(({ waiting }) => waiting > 0) ? null : 'no line yet'),
    30_000,
  )
  return {
    // Work that waits longer than the pool allows is rejected, which is normal on a busy machine.
    giveBack() {
      release()
      return Promise.allSettled(crowd)
    },
  }
}

test('a database is up while all of its connections are in use', async () => {
  const { giveBack } = await takeAll()
  const late = Promise.allSettled([database().$queryRaw`SELECT 1`])
  const isUp = await isDatabaseUp()
  await Promise.all([giveBack(), late])
  expect(isUp).toBe(true)
})

test('a pool is down when all its connections are in use and none is returned', async () => {
  const pool = backgroundPool()
  const { giveBack } = await withPool('background', takeAll)
  const isUp = await isPoolResponsive({ pool, handedOutAt: performance.now() - 60_000 })
  await giveBack()
  expect(isUp).toBe(false)
})

test('a full pool takes no connections from the others', async () => {
  const { giveBack } = await takeAll()
  const rows = await withPool('reads', () => database().$queryRaw`SELECT 1 AS one`)
  await giveBack()
  expect(rows).toEqual([{ one: 1 }])
})

test('a database behind a silent network is down, and up again once it responds', async () => {
  gate.hush()
  const isUp = await isDatabaseUp()
  gate.speak()
  expect(isUp).toBe(false)
  await eventually(async () => ((await isDatabaseUp()) ? null : 'down'), 30_000)
})

test('a database that refuses connections is down, and up again once it accepts them', async () => {
  await gate.shut()
  const isUp = await isDatabaseUp()
  await gate.open()
  expect(isUp).toBe(false)
  expect(await isDatabaseUp()).toBe(true)
})
