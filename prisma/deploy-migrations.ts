import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RefusedCommandError } from '@/lib/commands/failures'
import { CONTRACT_SUFFIX, listMigrationFolders, MIGRATIONS_FOLDER } from '@/lib/db/upkeep/migration-folders'
import { describeEngineError, openSchemaEngine } from '@/prisma/open-schema-engine.mjs'

const LOCK_FILE = 'migration_lock.toml'
const SCRIPT = 'migration.sql'

/** Prisma's code for a migration that failed or was interrupted earlier. */
const FAILED_EARLIER = 'P3009'

type Deployment = {
  /** The database URL with the role that owns the tables. */
  readonly url: string
  /** Whether to run contracting migrations as well: only once no instance of the previous release is running. */
  readonly isContracting: boolean
  /** A migration that failed or was interrupted: it is run again. */
  readonly rolledBack?: string
}

/**
 * Run the migrations that a database still lacks, as `prisma migrate deploy` does but without Prisma's command line,
 * which production does not have. Each runs in its own transaction. Throws `RefusedCommandError` if one fails.
 *
 * @param folder  of the migrations
 * @returns       the names of those that were run
 *
 * Rule: two-releases (docs/rules.md)
 */
export async function deployMigrations(
  { url, isContracting, rolledBack }: Deployment,
  folder = MIGRATIONS_FOLDER,
): Promise<readonly string[]> {
  const { engine, close } = await openSchemaEngine({ url })
  try {
    if (rolledBack) await engine.markMigrationRolledBack({ migrationName: rolledBack })
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir: path.resolve(folder),
        lockfile: { path: LOCK_FILE, content: readFileSync(path.join(folder, LOCK_FILE), 'utf8') },
        migrationDirectories: listMigrations(folder, isContracting).map((name) => ({
          path: name,
          migrationFile: {
            path: SCRIPT,
            content: { tag: 'ok', value: readFileSync(path.join(folder, name, SCRIPT), 'utf8') },
          },
        })),
        shadowDbInitScript: '',
      },
      filters: { externalTables: [], externalEnums: [] },
    })
    return appliedMigrationNames
  } catch (error) {
    throw new RefusedCommandError(describeFailure(error))
  } finally {
    await close()
  }
}

function listMigrations(folder: string, isContracting: boolean): readonly string[] {
  return listMigrationFolders(folder).filter((name) => isContracting || !name.endsWith(CONTRACT_SUFFIX))
}

function describeFailure(error: unknown): string {
  const { message, code } = describeEngineError(error)
  // The engine adds where in its own source an error passed through.
  const [said = ''] = message.replace('external connector error\n', '').split(/\n\s*0: /)
  const [, name] = /migration_name="([^"]+)"/.exec(message) ?? []
  const next =
    code === FAILED_EARLIER
      ? ' Its transaction left nothing behind: remove the cause, then run `npm run db:migrate -- --rolled-back NAME`.'
      : ''
  return `The migrations did not finish. ${name ? `${name}: ` : ''}${said}${next}`
}
