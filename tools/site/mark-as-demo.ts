import pg from 'pg'

/** Kept as the comment of a database that a demo made for itself. */
export const DEMO_MARK = 'Made by npm run demo: everything in it is for show.'

/** Say in a database that a demo made it, so that its bookings, made by hand, stop no later start. */
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
