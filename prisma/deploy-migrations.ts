import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { RefusedCommandError } from '@/lib/commands/failures'

const MIGRATIONS = path.resolve('prisma/migrations')

/** How the name of a migration ends that takes away what the release before reads or writes. */
export const CONTRACT = '_contract'

const PRISMA = path.resolve('node_modules/prisma/build/index.js')

type Deployment = {
  /** Of the owner. */
  readonly url: string
  /** Those that contract as well: no instance of the release before may run any more. */
  readonly isContracting: boolean
}

/**
 * Run the migrations that a database lacks, each in a transaction of its own. Throws `RefusedCommandError` where one
 * fails; Prisma has said why by then.
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
  const kept = readdirSync(MIGRATIONS).filter((name) => !name.endsWith(CONTRACT))
  for (const name of kept) cpSync(path.join(MIGRATIONS, name), path.join(folder, name), { recursive: true })
  return folder
}
