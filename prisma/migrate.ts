import { parseArgs } from 'node:util'
import { backgroundPool } from '@/lib/db/client'
import { databaseUser, isDevelopment, ownerDatabaseUrl } from '@/lib/env'
import { runCliProgram } from '@/lib/commands/run-command'
import { installQueue } from '@/lib/queue/install-queue'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { deployMigrations } from '@/prisma/deploy-migrations'
import { grantSiteRole } from '@/prisma/grant-site-role'

/*
 * `npm run db:migrate`: create our tables and the job queue's, and grant the site's role its rights. The build bundles it
 * into one file, see lib/server/build/bundle-programs.ts.
 *
 * `--contract` also runs migrations that the previous release does not survive; `--rolled-back NAME` runs one again that
 * failed or was interrupted.
 */

loadEnvFiles(process.cwd(), { isDevelopment })
void runCliProgram(async () => {
  const { values } = parseArgs({
    options: { contract: { type: 'boolean', default: false }, 'rolled-back': { type: 'string' } },
  })
  const siteRole = databaseUser()
  const url = ownerDatabaseUrl()
  process.env.DATABASE_URL = url
  // Report an unavailable database in one line, before the engine does so in many.
  await backgroundPool().query('CREATE TEMPORARY TABLE writable (id int) ON COMMIT DROP')
  const { contract: isContracting, 'rolled-back': rolledBack } = values
  const names = await deployMigrations({ url, isContracting, rolledBack })
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'No migration was pending.')
  await installQueue(backgroundPool())
  if (await grantSiteRole(backgroundPool(), siteRole))
    console.log(`The site's role ${siteRole} may read and write, and change no table.`)
  // The engine leaves a timer of ten seconds behind.
}).then(() => process.exit())
