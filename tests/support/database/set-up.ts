import { startTestPostgres } from '@/tools/postgres/start-test-postgres'
import { dropAbandonedDatabases } from '@/tests/support/database/drop-databases'
import { ensureTemplate } from '@/tests/support/database/ensure-template'
import { kept } from '@/tests/support/database/kept-server'

/** Before the first server test: start a real PostgreSQL, and prepare a migrated database to copy from. */
export default async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    kept.postgres = await startTestPostgres()
    process.env.TEST_DATABASE_URL = kept.postgres.urlOf('postgres')
    await dropAbandonedDatabases(process.env.TEST_DATABASE_URL)
  }
  process.env.TEST_RUN = String(process.pid)
  process.env.TEST_DATABASE_TEMPLATE = await ensureTemplate(process.env.TEST_DATABASE_URL)
}
