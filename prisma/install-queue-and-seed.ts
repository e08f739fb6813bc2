import { backgroundPool } from '@/lib/db/client'
import { isDevelopment } from '@/lib/env'
import { runCommand } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { seedDatabase } from '@/prisma/seed-database'

/*
 * Prepare a migrated database for the demo: both steps in one program, because starting a program takes most of a
 * second.
 */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCommand(async (now) => {
  await installQueue(backgroundPool())
  await seedDatabase(now)
})
