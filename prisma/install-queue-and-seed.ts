import { backgroundPool } from '@/lib/db/client'
import { isDevelopment } from '@/lib/env'
import { runCommand } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadEnvFiles } from '@/lib/server/load-env-files'
import { seedDatabase } from '@/prisma/seed-database'

/* What the demo does to a migrated database, in one program: most of a second goes into starting each. */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCommand(async (now) => {
  await installQueue(backgroundPool())
  await seedDatabase(now)
})
