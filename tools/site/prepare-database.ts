import pg from 'pg'
import { type Settings } from '@/tools/process/environment-variables'
import { INSTALL_QUEUE_AND_SEED_ARGS, MIGRATE_ARGS } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { inspectDatabase } from '@/tools/site/inspect-database'
import { isMigrated } from '@/tools/site/is-migrated'

/**
 * Migrate the database, and fill it with tours, departures and samples. The caller must have checked that this is
 * allowed (`refuseRealDatabase`), so the seed does not ask again.
 */
export async function prepareDatabase(env: Settings, signal: AbortSignal): Promise<void> {
  const url = env.DATABASE_OWNER_URL || (env.DATABASE_URL ?? '')
  if (!(await isMigrated(url)) || !(await canSiteRoleUse(env.DATABASE_URL ?? '')))
    await runStep('Migrating the database.', { args: MIGRATE_ARGS, env, signal })
  const { address } = await inspectDatabase(url)
  await runStep('Installing the job queue, seeding tours and departures.', {
    args: INSTALL_QUEUE_AND_SEED_ARGS,
    env: { ...env, DATABASE_URL: url, USE_AS_DEMO: address },
    signal,
  })
}

/** Whether the site's role can use the tables of a migrated database. */
async function canSiteRoleUse(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const sql = `SELECT has_table_privilege('bookings', 'SELECT') AS "isOpen"`
    return (await client.query<{ isOpen: boolean }>(sql)).rows[0]?.isOpen ?? false
  } finally {
    await client.end()
  }
}
