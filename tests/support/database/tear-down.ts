import { dropDatabasesOf } from '@/tests/support/database/drop-databases'
import { kept } from '@/tests/support/database/kept-server'

/** After the last test: drop the run's databases, and stop the server unless another run uses it. */
export default async function teardown(): Promise<void> {
  const { TEST_DATABASE_URL: server, TEST_RUN: run } = process.env
  if (server && run) await dropDatabasesOf(run, server)
  await kept.postgres?.close()
}
