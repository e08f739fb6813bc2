import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { RefusedCommandError } from '@/lib/commands/failures'

const MIGRATIONS = path.resolve('prisma/migrations')

/** The suffix of a migration that removes something the previous release still reads or writes. */
export const CONTRACT_SUFFIX = '_contract'

const PRISMA = path.resolve('node_modules/prisma/build/index.js')

type Deployment = {
  /** The database URL with the role that owns the tables. */
  readonly url: string
  /** Whether to run contracting migrations as well: only once no instance of the previous release is running. */
  readonly isContracting: boolean
}

/**
 * Run the migrations that a database still lacks, each in its own transaction. Throws `RefusedCommandError` if one
 * fails; Prisma has then printed the reason.
 *
 * Rule: two-releases (docs/rules.md)
 */
export async function deployMigrations({ url, isContracting }: Deployment): Promise<void> {
  const folder = isContracting ? MIGRATIONS : copyWithoutContracts()
  try {
    const env = { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: '', MIGRATIONS_FOLDER: folder }
    const prisma = spawn(process.execPath, [PRISMA, 'migrate', 'deploy'], { env, stdio: 'inherit' })
    const [code] = await once(prisma, 'exit')
    if (code !== 0) throw new RefusedCommandError('The migrations did not come to their end: see above.')
  } finally {
    if (folder !== MIGRATIONS) rmSync(folder, { recursive: true })
  }
}

function copyWithoutContracts(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  const kept = readdirSync(MIGRATIONS).filter((name) => !name.endsWith(CONTRACT_SUFFIX))
  for (const name of kept) cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  return folder
}
