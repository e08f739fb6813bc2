import { dataFolder } from '@/tools/data-folder'
import { type Postgres, startPostgres } from '@/tools/postgres/start-postgres'

/** The server of the tests: it keeps apart from the demo's data, and may lose its own when the machine goes down. */
export function startTestPostgres(): Promise<Postgres> {
  return startPostgres({
    folder: dataFolder('test-postgres'),
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
  })
}
