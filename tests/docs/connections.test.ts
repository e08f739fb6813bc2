import { readFileSync } from 'node:fs'
import { closeDatabase, database, withPool } from '@/lib/db/client'
import { closeLimitConnections, peekLimit } from '@/lib/limits/limits'
import { MAX_TOTAL_CONNECTIONS, readPoolUsage } from '@/lib/postgres/open-pool'
import { aDatabase } from '@/tests/support/database/a-database'

/**
 * Connections that an instance without a worker uses in the background: for its clock, its metrics, and once at start.
 */
const WITHOUT_WORKER = 3

const most: Record<string, number> = {}

beforeAll(async () => {
  process.env.DATABASE_URL = await aDatabase()
  for (const name of ['reads', 'money', 'background'] as const)
    await withPool(name, () => database().$queryRaw`SELECT 1`)
  await peekLimit('bookings_of_client', '192.0.2.1')
  for (const { name, connections } of readPoolUsage()) most[name] = connections
  await Promise.all([closeDatabase(), closeLimitConnections()])
})

test('the docs state the number of connections that a process uses', () => {
  const { reads = 0, money = 0, background = 0, limits = 0, ...others } = most
  expect(others).toEqual({})
  const whole = reads + money + background + limits
  expect(whole).toBe(MAX_TOTAL_CONNECTIONS)
  const site = reads + money + limits + WITHOUT_WORKER
  const operations = wordsOf('docs/operations.md')
  expect(operations).toContain(
    `${site} for each instance, ${background} for the worker and each running command`,
  )
  expect(operations).toContain(
    `${whole} for each instance that does the background work as well, ${site} for one that leaves it to a worker; ` +
      `${background} for each worker and each running command. ` +
      `Four instances and four workers are ${4 * (site + background)}`,
  )
  expect(operations).toContain(`${site} for each instance of the site, ${background} for each worker`)
  expect(operations).toContain(`opens ${site} connections to the pooler`)
  const decision = wordsOf('docs/decisions/pools-and-timeouts.md')
  expect(decision).toContain(`(lists and prices, ${reads})`)
  expect(decision).toContain(`(bookings and payments, ${money})`)
  expect(decision).toContain(`(e-mails, refunds, commands, ${background})`)
  expect(decision).toContain(`has ${whole} at most, one that leaves it to a worker ${site}`)
})

function wordsOf(paper: string): string {
  return readFileSync(paper, 'utf8').replace(/\s+/g, ' ')
}
