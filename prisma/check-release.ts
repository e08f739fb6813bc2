import { readdirSync } from 'node:fs'
import path from 'node:path'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { runCliProgram } from '@/lib/commands/run-command'
import { backgroundPool } from '@/lib/db/client'
import { listMigrationFolders, MIGRATIONS_FOLDER } from '@/lib/db/upkeep/migration-folders'
import { isDevelopment } from '@/lib/env'
import { loadEnvFiles } from '@/lib/server/process/load-env-files'
import { readDatabaseHistory } from '@/prisma/read-database-history'
import { refuseOutdatedRelease } from '@/prisma/refuse-outdated-release'

/*
 * For `npm run release`: whether the release in a folder can run on the database of its settings. Exit code 1, with the
 * reason, if not.
 */

const [folder = ''] = process.argv.slice(2)
const QUEUE_REVISIONS = 'node_modules/graphile-worker/sql'

void runCliProgram(async () => {
  if (!folder) throw new UsageError('Which folder?')
  loadEnvFiles(folder, { isDevelopment })
  const refusal = refuseOutdatedRelease(await readDatabaseHistory(backgroundPool()), {
    migrations: listMigrationFolders(path.join(folder, MIGRATIONS_FOLDER)),
    queueRevision: Math.max(
      ...readdirSync(path.join(folder, QUEUE_REVISIONS)).map((file) => Number.parseInt(file, 10)),
    ),
  })
  if (refusal) throw new RefusedCommandError(refusal)
  console.log('it can run on it')
})
