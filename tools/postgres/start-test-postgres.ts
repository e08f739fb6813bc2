import { dataFolder } from '@/tools/data-folder'
import { type Postgres, startPostgres } from '@/tools/postgres/start-postgres'

/**
 * Start the server for the tests. It has its own data, apart from the demo's, and a crash may lose it. No database
 * there lives long enough to need vacuuming.
 */
export function startTestPostgres(): Promise<Postgres> {
  return startPostgres({
    folder: dataFolder('test-postgres'),
    isPassing: true,
    settings: {
      ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
      ...{ wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off', jit: 'off' },
      max_connections: '300',
    },
  })
}
