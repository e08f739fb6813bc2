import pg from 'pg'

/** The role that the site works as, on servers of ours: it owns nothing. */
const NAME = 'lumi_site'
const PASSWORD = 'site'

/**
 * Have a role for the site on a server, which `npm run db:migrate` then lets into one database after the other.
 *
 * @param ownerUrl  of a database, as the role that may make others
 * @returns         the same database as that role
 */
export async function ensureSiteRole(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD '${PASSWORD}'`)
  } catch (error) {
    // It is there already, or somebody else makes it at the same moment.
    if (!(error instanceof pg.DatabaseError) || !['42710', '23505'].includes(error.code ?? '')) throw error
  } finally {
    await client.end()
  }
  return asSiteRole(ownerUrl)
}

/** A database as the site's role sees it. */
export function asSiteRole(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = NAME
  url.password = PASSWORD
  return url.href
}
