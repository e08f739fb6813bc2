import { type Settings } from '@/lib/local/process/settings'
import { INSTALL_QUEUE, PRISMA } from '@/lib/local/process/programs'
import { runStep } from '@/lib/local/process/run-step'

/** Bring the database to the newest schema, and fill it with tours, departures and samples. */
export async function prepareDatabase(env: Settings, signal: AbortSignal): Promise<void> {
  const migrate = [PRISMA, 'migrate', 'deploy']
  await runStep('Migrating the database (prisma migrate deploy).', { args: migrate, env, signal })
  await runStep('Installing the job queue.', { args: INSTALL_QUEUE, env, signal })
  await runStep('Seeding tours and departures (prisma db seed).', {
    args: [PRISMA, 'db', 'seed'],
    env,
    signal,
  })
}
