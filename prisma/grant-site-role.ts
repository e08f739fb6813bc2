import { type Pool } from 'pg'
import { RefusedCommandError } from '@/lib/commands/failures'

/**
 * Tables whose rows our programs never delete: money, the history of bookings, and what both refer to. The triggers
 * that also prevent it belong to the owner, so the site's role cannot switch them off.
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

/** The only columns that may change once a row is written: receipts get numbered, words are erased, commands end. */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  // A role that may change no column of a row may not lock the row either; the trigger prevents this change, too.
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
 * Grant the site's role what the site needs and nothing else: it may not create, alter or truncate tables, and records
 * of money stay. Safe to repeat; rights that an earlier release had are revoked.
 *
 * @param pool  connected as the owner
 * @param role  the user of `DATABASE_URL`
 * @returns     false if that is the owner itself, who may do everything. Throws `RefusedCommandError` if there is no
 *              such role
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
  await pool.query(`BEGIN; ${statements(found.name).join('; ')}; COMMIT`)
  return true
}

function statements(role: string): readonly string[] {
  return [
    `REVOKE ALL ON ALL TABLES IN SCHEMA public, graphile_worker FROM ${role}`,
    `GRANT USAGE ON SCHEMA public, graphile_worker TO ${role}`,
    // Before PostgreSQL 15 everybody could create tables there.
    'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${role}`,
    `REVOKE DELETE ON ${KEPT.join(', ')} FROM ${role}`,
    `REVOKE INSERT, DELETE ON _prisma_migrations FROM ${role}`,
    ...Object.entries(CHANGING).flatMap(([table, columns]) => [
      `REVOKE UPDATE ON ${table} FROM ${role}`,
      ...(columns.length > 0 ? [`GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`] : []),
    ]),
    openQueue(role),
  ]
}

/** Row-level security closes the queue's tables to all but their owner, unless a policy opens them. */
function openQueue(role: string): string {
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
