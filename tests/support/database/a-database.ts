import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** PostgreSQL's code for a database that does not exist. */
const UNKNOWN = '3D000'

/**
 * This worker's database, with every migration and no rows at the start of each test file. Returns its URL.
 *
 * A test file that uses it must close its connections at the end: the next file deletes the rows here.
 */
export async function aDatabase(): Promise<string> {
  const { server, template, run } = given()
  const name = `test_${run}_${process.env.JEST_WORKER_ID}`
  const url = urlOf(server, name)
  await emptyTables(url).catch(async (error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN) throw error
    await create(server, name, template)
  })
  return url
}

/** A separate database without migrations; it is dropped after the run. */
export async function anEmptyDatabase(): Promise<string> {
  const { server, run } = given()
  const name = `test_${run}_${randomBytes(6).toString('hex')}`
  await create(server, name, 'template0')
  return urlOf(server, name)
}

function given(): { readonly server: string; readonly template: string; readonly run: string } {
  const { TEST_DATABASE_URL: server, TEST_DATABASE_TEMPLATE: template, TEST_RUN: run } = process.env
  if (!server || !template || !run) throw new Error('tests/support/database/set-up.ts has not run')
  return { server, template, run }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function create(server: string, name: string, template: string): Promise<void> {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
}

/**
 * Delete all rows except the list of migrations, restart sequences, and remove the database's comment. Deleting a few
 * rows costs a fraction of TRUNCATE or of a new copy of the template.
 */
async function emptyTables(url: string): Promise<void> {
  await withClient(url, (client) =>
    client.query(`DO $$
      DECLARE one record;
      BEGIN
        SET LOCAL session_replication_role = replica;
        FOR one IN SELECT schemaname, tablename FROM pg_tables
          WHERE schemaname IN ('public', 'graphile_worker')
            AND tablename NOT IN ('_prisma_migrations', 'migrations')
        LOOP EXECUTE format('DELETE FROM %I.%I', one.schemaname, one.tablename); END LOOP;
        FOR one IN SELECT schemaname, sequencename FROM pg_sequences
          WHERE schemaname IN ('public', 'graphile_worker') AND last_value IS NOT NULL
        LOOP EXECUTE format('ALTER SEQUENCE %I.%I RESTART', one.schemaname, one.sequencename); END LOOP;
        EXECUTE format('COMMENT ON DATABASE %I IS NULL', current_database());
      END $$`),
  )
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
