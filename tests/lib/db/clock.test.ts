import { closeDatabase } from '@/lib/db/client'
import { measureClockOffset, now } from '@/lib/db/clock'
import { aDatabase } from '@/tests/support/database/a-database'
import { expectLog } from '@/tests/support/expect-logged-problem'

const A_MINUTE_MS = 60_000

beforeAll(async () => {
  process.env.DATABASE_URL = await aDatabase()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await measureClockOffset()
})
afterAll(closeDatabase)

/** Set this machine's clock wrong. */
function putClock(aheadMs: number): number {
  const right = Date.now.bind(Date)
  jest.spyOn(Date, 'now').mockImplementation(() => right() + aheadMs)
  return right()
}

function expectOwnTime(): void {
  jest.spyOn(Date, 'now').mockReturnValue(1_796_000_000_000)
  expect(now().getTime()).toBe(1_796_000_000_000)
}

test('until the first measurement, the time is the local clock’s', () => {
  expectOwnTime()
})

test.each([
  ['slow', -A_MINUTE_MS],
  ['fast', 5 * A_MINUTE_MS],
])('a machine whose clock is %s uses the database’s time, and warns once', async (_how, aheadMs) => {
  const complain = expectLog()
  const right = putClock(aheadMs)
  await measureClockOffset()
  await measureClockOffset()
  // Half a minute either way: the machine's load must not matter.
  expect(Math.abs(now().getTime() - right)).toBeLessThan(A_MINUTE_MS / 2)
  expect(complain).toHaveBeenCalledTimes(1)
  expect(complain).toHaveBeenCalledWith(expect.stringContaining("this machine's clock is wrong"))
})

test('a clock that is almost right is not corrected', async () => {
  putClock(300)
  await measureClockOffset()
  expectOwnTime()
})

test('a corrected clock is trusted again', async () => {
  expectLog()
  putClock(A_MINUTE_MS)
  await measureClockOffset()
  jest.restoreAllMocks()
  expectLog()
  await measureClockOffset()
  expectOwnTime()
})
