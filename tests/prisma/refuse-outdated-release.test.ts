import { Pool } from 'pg'
import { listMigrationFolders } from '@/lib/db/upkeep/migration-folders'
import { OWN_REVISION } from '@/lib/queue/install-queue'
import { readDatabaseHistory } from '@/prisma/read-database-history'
import { aDatabase, anEmptyDatabase } from '@/tests/support/database/a-database'
import { refuseOutdatedRelease } from '@/prisma/refuse-outdated-release'

/* Which releases run on which database. Rule: two-releases (docs/rules.md) */

const release = { migrations: ['1_first', '2_words', '2_words_contract'], queueRevision: 18 }
const database = (later: readonly string[], breakingRevisions: readonly number[] = [1, 18]) => ({
  migrations: [...release.migrations, ...later],
  breakingRevisions,
})

test.each([
  ['only adds', ['3_more']],
  ['only has what the release knows', []],
])('a release runs on a database that %s', (_, later) => {
  expect(refuseOutdatedRelease(database(later), release)).toBeNull()
})

test('a release is refused after a later migration that contracts, by its name', () => {
  const refusal = refuseOutdatedRelease(database(['3_more', '4_gone_contract']), release)
  expect(refusal).toMatch(/^4_gone_contract removed what this release needs/)
})

test('a release is refused on a queue that is incompatible with its own, and not on one that is merely later', () => {
  expect(refuseOutdatedRelease(database([], [18, 20]), release)).toMatch(/revision 20, .* up to 18/)
  expect(refuseOutdatedRelease(database([], [18]), { ...release, queueRevision: 18 })).toBeNull()
})

test('a migrated database serves its own release, and an empty one any', async () => {
  const history = await historyOf(await aDatabase())
  expect(history.migrations).toEqual(listMigrationFolders())
  expect(history.breakingRevisions.length).toBeGreaterThan(1)
  const own = { migrations: listMigrationFolders(), queueRevision: OWN_REVISION }
  expect(refuseOutdatedRelease(history, own)).toBeNull()
  expect(refuseOutdatedRelease(history, { ...own, queueRevision: 1 })).toMatch('only works up to 1')
  expect(await historyOf(await anEmptyDatabase())).toEqual({ migrations: [], breakingRevisions: [] })
})

async function historyOf(connectionString: string) {
  const pool = new Pool({ connectionString })
  try {
    return await readDatabaseHistory(pool)
  } finally {
    await pool.end()
  }
}
