import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { listMigrationFolders, MIGRATIONS_FOLDER } from '@/lib/db/upkeep/migration-folders'

/** Whether a database has exactly the project's migrations, all of them complete. Changes nothing. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(`SELECT to_regclass('_prisma_migrations') AS name`)
    if (!tables[0]?.name) return false
    const { rows } = await client.query<{ name: string; checksum: string; isDone: boolean }>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AND rolled_back_at IS NULL AS "isDone"
       FROM _prisma_migrations`,
    )
    const done = new Map(rows.filter(({ isDone }) => isDone).map(({ name, checksum }) => [name, checksum]))
    // If a migration failed, leave it to Prisma to report the failure.
    return (
      rows.every(({ isDone }) => isDone) && listScripts().every((one) => done.get(one.name) === one.checksum)
    )
  } finally {
    await client.end()
  }
}

/** List the project's migrations with the checksums that Prisma stores. */
function listScripts(): readonly { readonly name: string; readonly checksum: string }[] {
  return listMigrationFolders().flatMap((name) => {
    const script = path.join(MIGRATIONS_FOLDER, name, 'migration.sql')
    if (!existsSync(script)) return []
    return [{ name, checksum: createHash('sha256').update(readFileSync(script)).digest('hex') }]
  })
}
