import pg from 'pg'

/** Create the database that `url` names, unless it exists. Its server must have a database called postgres. */
export function ensureDatabase(url: string): Promise<void> {
  return onServerOf(url, async (client, name) => {
    try {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
      if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
    } catch (error) {
      // Ignore the error if another process has created the database in the meantime.
      if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
    }
  })
}

/** Drop a database if it exists, even while others are connected to it. */
export function dropDatabase(url: string): Promise<void> {
  return onServerOf(url, async (client, name) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
  })
}

async function onServerOf(
  url: string,
  work: (client: pg.Client, name: string) => Promise<void>,
): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const server = new URL(url)
  server.pathname = '/postgres'
  const client = new pg.Client({ connectionString: server.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}
