import pg from 'pg'
import { aDatabase, anEmptyDatabase } from '@/tests/support/database/a-database'
import { isMigrated } from '@/tools/site/is-migrated'

test('an empty database needs migrations', async () => {
  expect(await isMigrated(await anEmptyDatabase())).toBe(false)
})

test('a database with every migration intact needs none, and any other is left to Prisma', async () => {
  const url = await aDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const newest = 'WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)'
  async function isMigratedAfter(change: string): Promise<boolean> {
    await client.query(`CREATE TABLE kept AS TABLE _prisma_migrations; ${change}`)
    const answer = await isMigrated(url)
    await client.query(
      'TRUNCATE _prisma_migrations; INSERT INTO _prisma_migrations TABLE kept; DROP TABLE kept',
    )
    return answer
  }
  expect(await isMigrated(url)).toBe(true)
  expect(await isMigratedAfter(`DELETE FROM _prisma_migrations ${newest}`)).toBe(false)
  expect(await isMigratedAfter(`UPDATE _prisma_migrations SET checksum = 'x' ${newest}`)).toBe(false)
  expect(await isMigratedAfter(`UPDATE _prisma_migrations SET finished_at = NULL ${newest}`)).toBe(false)
  expect(await isMigratedAfter(`UPDATE _prisma_migrations SET rolled_back_at = now() ${newest}`)).toBe(false)
  expect(await isMigrated(url)).toBe(true)
  await client.end()
})
