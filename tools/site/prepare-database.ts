import { type Settings } from '@/tools/process/settings'
import { INSTALL_QUEUE_AND_SEED, PRISMA } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { inspectDatabase } from '@/tools/site/inspect-database'
import { isMigrated } from '@/tools/site/is-migrated'

/**
 * Bring the database to the newest schema, and fill it with tours, departures and samples. Whoever calls has looked
 * whether that may be done to it (`refuseRealDatabase`), so the seed is told that it may.
 */
export async function prepareDatabase(env: Settings, signal: AbortSignal): Promise<void> {
  const url = env.DATABASE_URL ?? ''
  if (!(await isMigrated(url))) {
    const args = [PRISMA, 'migrate', 'deploy']
    await runStep('Migrating the database (prisma migrate deploy).', { args, env, signal })
  }
  const { address } = await inspectDatabase(url)
  await runStep('Installing the job queue, seeding tours and departures.', {
    args: INSTALL_QUEUE_AND_SEED,
    env: { ...env, USE_AS_DEMO: address },
    signal,
  })
}
