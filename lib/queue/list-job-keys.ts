import 'server-only'
import { type Pool } from 'pg'

/** The keys of all jobs that exist, failed ones included; see `jobKey`. */
export async function listJobKeys(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT key FROM graphile_worker.jobs WHERE key IS NOT NULL',
  )
  return new Set(rows.map(({ key }) => key))
}
