import pg from 'pg'

/** The name of the site's role on servers that we start. The role owns nothing. */
const NAME = 'lumi_site'
const PASSWORD = 'site'

/**
 * Create a role for the site on a server. `npm run db:migrate` then grants it access to each database.
 *
 * @param ownerUrl  the URL of a database, with a role that may create others
 * @returns         the URL of the same database, with the site's role
 */
export async function ensureSiteRole(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`CREATE ROLE ${NAME} LOGIN PASSWORD '${PASSWORD}'`)
  } catch (error) {
    // Ignore the error if the role exists, or if another process is just creating it.
    if (!(error instanceof pg.DatabaseError) || !['42710', '23505'].includes(error.code ?? '')) throw error
  } finally {
    await client.end()
  }
  return siteRoleUrl(ownerUrl)
}

/** Return the URL of the same database with the site's role. */
export function siteRoleUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = NAME
  url.password = PASSWORD
  return url.href
}
