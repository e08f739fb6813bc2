import { rmSync } from 'node:fs'
import { openPostgresInstallation } from '@/tools/postgres/installation'
import { PASSWORD, ROLE } from '@/tools/postgres/initialise-data-folder'
import { startServer, stopServer, waitUntilReady } from '@/tools/postgres/server'

/** A separate PostgreSQL with production durability: what it committed survives a crash. */
export type CrashingPostgres = {
  readonly urlOf: (database: string) => string
  readonly crash: () => Promise<void>
  /** On the same port, as after a crash. */
  readonly start: () => Promise<void>
  /** Deletes its data, too. */
  readonly close: () => Promise<void>
}

export async function aPostgres(folder: string): Promise<CrashingPostgres> {
  const installation = openPostgresInstallation(folder)
  const settings = { max_connections: '100' }
  const port = await startServer(installation, settings)
  await waitUntilReady(installation)
  return {
    urlOf: (database) => `postgresql://${ROLE}:${PASSWORD}@127.0.0.1:${port}/${database}`,
    crash: () => stopServer(installation, 'immediate'),
    async start() {
      await startServer(installation, settings, port)
      await waitUntilReady(installation)
    },
    async close() {
      await stopServer(installation, 'immediate')
      for (const place of [installation.root, folder]) rmSync(place, { recursive: true, force: true })
    },
  }
}
