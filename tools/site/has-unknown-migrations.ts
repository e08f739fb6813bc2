import pg from 'pg'
import { listMigrationFolders } from '@/lib/db/upkeep/migration-folders'

/** Whether the database was migrated by another version, with migrations that this version does not have. */
export async function hasUnknownMigrations(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(`SELECT to_regclass('_prisma_migrations') AS name`)
    if (!tables[0]?.name) return false
    const { rowCount } = await client.query(
      'SELECT FROM _prisma_migrations WHERE NOT migration_name = ANY($1)',
      [listMigrationFolders()],
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}
