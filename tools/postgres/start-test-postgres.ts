import { dataFolder } from '@/tools/data-folder'
import { type Postgres, startPostgres } from '@/tools/postgres/start-postgres'

/** The server of the tests: it keeps apart from the demo's data, and may lose its own when the machine goes down. Nothing lives long enough there to be vacuumed. */
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
