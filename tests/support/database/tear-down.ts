import { dropDatabasesOf } from '@/tests/support/database/drop-databases'
import { kept } from '@/tests/support/database/kept-server'

/** After the last test: the run's databases go, and the server too unless another run uses it. */
export default async function teardown(): Promise<void> {
  const { TEST_DATABASE_URL: server, TEST_RUN: run } = process.env
  if (server && run) await dropDatabasesOf(run, server)
  await kept.postgres?.close()
}
