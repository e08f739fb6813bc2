import { type Pool } from 'pg'
import { type DatabaseHistory } from '@/prisma/refuse-outdated-release'

/** Read which migrations a database has had. None if it is empty. */
export async function readDatabaseHistory(pool: Pool): Promise<DatabaseHistory> {
  const { rows: tables } = await pool.query<{ ours: string | null; queue: string | null }>(
    `SELECT to_regclass('_prisma_migrations') AS ours, to_regclass('graphile_worker.migrations') AS queue`,
  )
  const migrations = tables[0]?.ours
    ? await pool.query<{ name: string }>(
        `SELECT migration_name AS name FROM _prisma_migrations
         WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
      )
    : null
  const revisions = tables[0]?.queue
    ? await pool.query<{ id: number }>('SELECT id FROM graphile_worker.migrations WHERE breaking ORDER BY id')
    : null
  return {
    migrations: migrations?.rows.map(({ name }) => name) ?? [],
    breakingRevisions: revisions?.rows.map(({ id }) => id) ?? [],
  }
}
