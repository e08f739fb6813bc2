import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from '@/tools/process/with-lock'
import { PASSWORD, ROLE } from '@/tools/postgres/initialise-data-folder'
import { type PostgresInstallation, openPostgresInstallation } from '@/tools/postgres/installation'
import { isProcessRunning, processIdentity } from '@/tools/process/process-identity'
import { findRunningPort, startServer, stopServer, waitUntilReady } from '@/tools/postgres/server'

export type Postgres = {
  readonly urlOf: (database: string) => string
  readonly isRunning: () => boolean
  /** Stops using the server, which stops when its last user does. */
  readonly close: () => Promise<void>
}

let uses = 0

/**
 * Start a real PostgreSQL on the data in a folder, or share the server that already runs there. Throws `Failure` if it
 * cannot be started.
 *
 * @param settings   for postgresql.conf; ignored if the server is already running
 * @param isPassing  whether to delete everything from the system's temporary folder after the last user
 */
export async function startPostgres({
  folder,
  settings = {},
  isPassing = false,
}: {
  readonly folder: string
  readonly settings?: Readonly<Record<string, string>>
  readonly isPassing?: boolean
}): Promise<Postgres> {
  const installation = openPostgresInstallation(path.resolve(folder))
  const use = path.join(installation.root, 'users', `${process.pid}-${++uses}`)
  writeFileSync(use, processIdentity())

  function close(): Promise<void> {
    return stopUnused(installation, () => rmSync(use, { force: true }), isPassing)
  }

  try {
    const port = await withLock(lockOf(installation), async () => {
      const running = findRunningPort(installation) ?? (await startServer(installation, settings))
      await waitUntilReady(installation)
      return running
    })
    return {
      urlOf: (database) => `postgresql://${ROLE}:${PASSWORD}@127.0.0.1:${port}/${database}`,
      isRunning: () => findRunningPort(installation) === port,
      close,
    }
  } catch (error) {
    rmSync(use, { force: true })
    throw error
  }
}

/** Stop the server that runs on the data in a folder, unless it is in use. */
export async function stopAbandonedPostgres(folder: string): Promise<void> {
  if (existsSync(folder)) await stopUnused(openPostgresInstallation(path.resolve(folder)))
}

async function stopUnused(
  installation: PostgresInstallation,
  leave = () => {},
  isPassing = false,
): Promise<void> {
  await withLock(lockOf(installation), async () => {
    leave()
    if (hasUsers(installation)) return
    await stopServer(installation)
    if (isPassing && installation.moved) rmSync(installation.moved, { recursive: true, force: true })
  })
}

function lockOf({ root }: PostgresInstallation): string {
  return path.join(root, 'lock')
}

/** Whether the server is in use. Also removes the entries of users that were killed. */
function hasUsers({ root }: PostgresInstallation): boolean {
  const users = path.join(root, 'users')
  for (const name of readdirSync(users)) {
    const file = path.join(users, name)
    if (isProcessRunning(readFileSync(file, 'utf8') || name)) return true
    rmSync(file, { force: true })
  }
  return false
}
