import { type Settings } from '@/tools/process/settings'
import { INSTALL_QUEUE, PRISMA } from '@/tools/process/programs'
import { runStep } from '@/tools/process/run-step'
import { inspectDatabase } from '@/tools/site/inspect-database'

/**
 * Bring the database to the newest schema, and fill it with tours, departures and samples. Whoever calls has looked
 * whether that may be done to it (`refuseRealDatabase`), so the seed is told that it may.
 */
export async function prepareDatabase(env: Settings, signal: AbortSignal): Promise<void> {
  const migrate = [PRISMA, 'migrate', 'deploy']
  await runStep('Migrating the database (prisma migrate deploy).', { args: migrate, env, signal })
  await runStep('Installing the job queue.', { args: INSTALL_QUEUE, env, signal })
  const { address } = await inspectDatabase(env.DATABASE_URL ?? '')
  await runStep('Seeding tours and departures (prisma db seed).', {
    args: [PRISMA, 'db', 'seed'],
    env: { ...env, USE_AS_DEMO: address },
    signal,
  })
}
