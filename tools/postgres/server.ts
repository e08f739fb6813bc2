import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { initialiseDataFolder } from '@/tools/postgres/initialise-data-folder'
import { type PostgresInstallation } from '@/tools/postgres/installation'
import { Failure } from '@/tools/process/user-error'
import { readCommandLine } from '@/tools/process/process-identity'

/** Return the port of the server that runs on this data; null if none does. */
export function findRunningPort(installation: PostgresInstallation): number | null {
  return readLockFile(installation)?.port ?? null
}

/** Wait until a server accepts connections, which may take a moment after it has started. */
export async function waitUntilReady(installation: PostgresInstallation): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const status = readLockFile(installation)?.status
    if (status === 'ready') return
    if (status === undefined) break
    await pause(100)
  }
  throw new Failure('PostgreSQL was started and does not take connections.')
}

/** Read PostgreSQL's lock file. It outlives a killed server, and its process id may now belong to another program. */
function readLockFile({
  root,
}: PostgresInstallation): { readonly port: number; readonly status: string } | null {
  try {
    const [pid, , , port, , , , status = ''] = readFileSync(lockFile(root), 'utf8').split('\n')
    if (!readCommandLine(Number(pid))?.includes(dataFolder(root))) return null
    return { port: Number(port), status: status.trim() }
  } catch {
    return null
  }
}

/** Start the server, on its previous port or a free one, and return the port. */
export async function startServer(
  installation: PostgresInstallation,
  settings: Readonly<Record<string, string>>,
  formerPort?: number,
): Promise<number> {
  const { root } = installation
  if (!existsSync(dataFolder(root))) await initialiseDataFolder(installation, dataFolder(root))
  rmSync(lockFile(root), { force: true })
  for (let tries = 0; tries < 20; tries++) {
    const port = formerPort ?? (await getPort())
    const options = Object.entries({
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: "''",
      timezone: 'UTC',
      ...settings,
    })
    const log = path.join(root, 'postgres.log')
    const seen = existsSync(log) ? readFileSync(log, 'utf8').length : 0
    const { code, stderr } = await installation.run('pg_ctl', [
      ...['start', '-w', '-t', '60', '-D', dataFolder(root), '-l', log],
      ...['-o', options.map(([name, value]) => `-c ${name}=${value}`).join(' ')],
    ])
    if (code === 0) return port
    const said = existsSync(log) ? readFileSync(log, 'utf8').slice(seen) : ''
    // Try again: a killed server's processes take a moment to exit, and the free port may have been taken in the
    // meantime.
    if (!/shared memory block|could not bind/.test(said)) {
      throw new Failure(`PostgreSQL did not start: ${stderr.trim()} ${said.trim()}`)
    }
    await pause(500)
  }
  throw new Failure('PostgreSQL did not start: the processes of a killed server are still there.')
}

/**
 * Stop the server.
 *
 * @param mode  `immediate` is like a crash: the next start recovers everything that was committed
 */
export async function stopServer(
  installation: PostgresInstallation,
  mode: 'fast' | 'immediate' = 'fast',
): Promise<void> {
  if (findRunningPort(installation) === null) return
  const args = ['stop', '-w', '-t', '30', '-m', mode, '-D', dataFolder(installation.root)]
  const { code, stderr } = await installation.run('pg_ctl', args)
  if (code !== 0 && findRunningPort(installation) !== null) {
    throw new Failure(`PostgreSQL did not stop: ${stderr.trim()}`)
  }
}

function dataFolder(root: string): string {
  return path.join(root, 'data')
}

function lockFile(root: string): string {
  return path.join(dataFolder(root), 'postmaster.pid')
}
