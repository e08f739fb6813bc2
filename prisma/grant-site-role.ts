import { type Pool } from 'pg'
import { RefusedCommandError } from '@/lib/commands/failures'

/**
 * Rows that no program of ours ever deletes: money, what became of bookings, and what both are about. The triggers that
 * refuse it besides belong to the owner, so that the site's role cannot switch them off.
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

/** What alone of a row may change once it is written: a receipt is numbered, words are forgotten, a command ends. */
const CHANGING: Readonly<Record<string, readonly string[]>> = {
  // Whoever may change nothing of a row may not lock it either; the trigger refuses this as well.
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
 * Let the site's role do what the site does, and nothing else: it makes, changes and empties no tables, and what is
 * written of money stays. Safe to repeat; what a former release was allowed is taken back.
 *
 * @param pool  of the owner
 * @param role  the user of `DATABASE_URL`
 * @returns     false where that is the owner itself, and may do everything. Throws `RefusedCommandError` where there is
 *              no such role
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
    // Before PostgreSQL 15 everybody may make tables there.
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

/** The queue's own tables are closed to all but their owner, row by row, unless a policy opens them. */
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
