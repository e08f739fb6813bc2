import { PRISMA } from '@/lib/local/process/programs'
import { runStep } from '@/lib/local/process/run-step'

/** Bring the database to the newest schema, and fill it with tours, departures and samples. */
export async function prepareDatabase(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  const steps = [
    { doing: 'Migrating the database (prisma migrate deploy).', args: [PRISMA, 'migrate', 'deploy'] },
    { doing: 'Seeding tours and departures (prisma db seed).', args: [PRISMA, 'db', 'seed'] },
  ]
  for (const step of steps) await runStep({ ...step, env, signal })
}
