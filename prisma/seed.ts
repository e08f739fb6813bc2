import { isDevelopment } from '@/lib/env'
import { runCommand } from '@/lib/commands/run-command'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { seedDatabase } from '@/prisma/seed-database'

/* `npm run db:seed` */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCommand(seedDatabase)
