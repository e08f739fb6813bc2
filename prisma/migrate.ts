import { backgroundPool } from '@/lib/db/client'
import { databaseUser, isDevelopment, ownerDatabaseUrl } from '@/lib/env'
import { runCliProgram } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { deployMigrations } from '@/prisma/deploy-migrations'
import { grantSiteRole } from '@/prisma/grant-site-role'

/* `npm run db:migrate`: create our tables and the job queue's, and grant the site's role its rights. */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCliProgram(async () => {
  const siteRole = databaseUser()
  const url = ownerDatabaseUrl()
  process.env.DATABASE_URL = url
  // Report an unavailable database in one line, before Prisma does so in many.
  await backgroundPool().query('CREATE TEMPORARY TABLE writable (id int) ON COMMIT DROP')
  await deployMigrations({ url, isContracting: process.argv.includes('--contract') })
  await installQueue(backgroundPool())
  if (await grantSiteRole(backgroundPool(), siteRole))
    console.log(`The site's role ${siteRole} may read and write, and change no table.`)
})
