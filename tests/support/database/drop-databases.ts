import pg from 'pg'
import { isProcessRunning } from '@/tools/process/process-identity'

/** Drop the databases of one test run; a run is identified by its process id. */
export function dropDatabasesOf(run: string, server: string): Promise<void> {
  return dropWhere((maker) => maker === run, server)
}

/** Drop the databases of killed runs. */
export function dropAbandonedDatabases(server: string): Promise<void> {
  return dropWhere((maker) => !isProcessRunning(maker), server)
}

async function dropWhere(isDoomed: (run: string) => boolean, server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('SELECT datname FROM pg_database')
    for (const { datname } of rows) {
      const run = /^test_(\d+)_/.exec(datname)?.[1]
      if (run && isDoomed(run)) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    }
  } finally {
    await client.end()
  }
}
