import { type Pool } from 'pg'
import { RefusedCommandError } from '@/lib/commands/failures'

/**
 * Tables whose rows our programs never delete: money, the history of bookings, and everything that these refer to.
 * Triggers prevent it as well; they belong to the owner, so the site's role cannot disable them.
 */
const KEPT = [
  'bookings',
  'changes',
  'checkouts',
  'closed_months',
  'commands',
  'departures',
  'disputes',
  'history',
  'money_movements',
  'payment_details',
  'payment_events',
  'receipt_counters',
  'receipt_gaps',
  'receipts',
  'refunds',
  'tours',
]

/**
 * The columns that may still change after a row is written, for tables where most may not: receipts get their number,
 * free text is erased, commands end.
 */
const UPDATABLE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  // PostgreSQL lets a role lock a row only if it may update some column. The trigger prevents this update anyway.
  money_movements: ['id'],
  receipts: ['year', 'count'],
  receipt_counters: ['last'],
  receipt_gaps: [],
  closed_months: [],
  history: ['words'],
  commands: ['undone_at', 'ended_at'],
  payment_events: [],
  _prisma_migrations: [],
}

/**
 * Grant the site's role what the site needs and nothing else: it may not create, alter or truncate tables, or delete
 * records of money. Safe to repeat; rights granted by an earlier release are revoked.
 *
 * @param pool  connected as the owner
 * @param role  the user in `DATABASE_URL`
 * @returns     false if that user is the owner, who may do everything. Throws `RefusedCommandError` if there is no such
 *              role
 *
 * Rule: two-roles (docs/rules.md)
 */
export async function grantSiteRole(pool: Pool, role: string): Promise<boolean> {
  const { rows } = await pool.query<{ isOwner: boolean; isKnown: boolean; name: string }>(
    `SELECT $1 IN ('', current_user) AS "isOwner", to_regrole(quote_ident($1)) IS NOT NULL AS "isKnown",
       quote_ident($1) AS name`,
    [role],
  )
  const [found] = rows
  if (!found || found.isOwner) return false
  if (!found.isKnown)
    throw new RefusedCommandError(`The database has no role ${found.name}: docs/operations.md makes it.`)
  await pool.query(`BEGIN; ${grantStatements(found.name).join('; ')}; COMMIT`)
  return true
}

function grantStatements(role: string): readonly string[] {
  return [
    `REVOKE ALL ON ALL TABLES IN SCHEMA public, graphile_worker FROM ${role}`,
    `GRANT USAGE ON SCHEMA public, graphile_worker TO ${role}`,
    // Before PostgreSQL 15, anyone could create tables there.
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${role}`,
    `REVOKE DELETE ON ${KEPT.join(', ')} FROM ${role}`,
    `REVOKE INSERT, DELETE ON _prisma_migrations FROM ${role}`,
    ...Object.entries(UPDATABLE_COLUMNS).flatMap(([table, columns]) => [
      `REVOKE UPDATE ON ${table} FROM ${role}`,
      ...(columns.length > 0 ? [`GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`] : []),
    ]),
    queueAccessSql(role),
  ]
}

/**
 * Let the role use the queue's tables: row-level security hides their rows from everyone but the owner unless a policy
 * allows it.
 */
function queueAccessSql(role: string): string {
  return `DO $$
    DECLARE closed record;
    BEGIN
      FOR closed IN SELECT relname FROM pg_class
        WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' AND relrowsecurity
      LOOP
        EXECUTE format('DROP POLICY IF EXISTS site ON graphile_worker.%I', closed.relname);
        EXECUTE format('CREATE POLICY site ON graphile_worker.%I TO %s USING (true) WITH CHECK (true)', closed.relname, ${literal(role)});
      END LOOP;
    END $$`
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
