import pg from 'pg'

/** PostgreSQL's COMMENT on a database that a demo created, by which later demos recognize it. */
export const DEMO_MARK = 'Made by npm run demo: everything in it is for show.'

/**
 * Mark a database as created by a demo, so that bookings made in it by hand do not stop the next demo from using it.
 */
export async function markAsDemo(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const name = client.escapeIdentifier(client.database ?? '')
    await client.query(`COMMENT ON DATABASE ${name} IS ${client.escapeLiteral(DEMO_MARK)}`)
  } finally {
    await client.end()
  }
}
