import pg from 'pg'
import { isLoopback } from '@/lib/env'
import { DEMO_MARK } from '@/tools/site/mark-as-demo'
import { SAMPLE_GUEST_EMAIL, SAMPLE_KEY_PREFIX } from '@/lib/db/bookings/sample-guest'

/** What we need to know about a database to decide whether it may be filled with samples. */
export type DatabaseFacts = {
  /** The database's address, `host:port/name`, without user and password. */
  readonly address: string
  readonly isOnThisMachine: boolean
  /** Whether a demo created the database for its own use. */
  readonly isDemo: boolean
  /** The number of bookings that are not samples. */
  readonly bookings: number
  readonly payments: number
  /** The number of e-mails waiting to be sent. */
  readonly emails: number
}

type Counts = Pick<DatabaseFacts, 'bookings' | 'payments' | 'emails'>

const NOTHING: Counts = { bookings: 0, payments: 0, emails: 0 }

/**
 * When a guest's data is erased, a booking keeps its idempotency key and loses its e-mail address. This applies to
 * samples, too.
 */
const IS_SAMPLE = `COALESCE(b.idempotency_key, '') LIKE $1 AND b.customer_email IN ($2, '')`

/** Payments for samples are only entries in our ledger: a payment with a provider's id is real. */
const COUNT = `SELECT
  (SELECT count(*)::int FROM bookings b WHERE NOT (${IS_SAMPLE})) AS bookings,
  (SELECT count(*)::int FROM money_movements m JOIN bookings b ON b.id = m.booking_id
    WHERE m.kind = 'payment' AND NOT (m.provider_id IS NULL AND ${IS_SAMPLE})) AS payments,
  (SELECT count(*)::int FROM emails WHERE sent_at IS NULL AND failed_at IS NULL AND facts <> '{}') AS emails`

const IS_DEMO = `SELECT shobj_description(oid, 'pg_database') = $1 AS "isDemo",
  to_regclass('bookings') IS NOT NULL AS "hasTables" FROM pg_database WHERE datname = current_database()`

/**
 * Inspect a database without changing it. Throws an error of `pg` if the database does not respond, or if it has other
 * tables with the same names as ours.
 */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ isDemo: boolean | null; hasTables: boolean }>(IS_DEMO, [DEMO_MARK])
    const counted = rows[0]?.hasTables
      ? await client.query<Counts>(COUNT, [`${SAMPLE_KEY_PREFIX}%`, SAMPLE_GUEST_EMAIL])
      : null
    return {
      address: `${client.host}:${client.port}/${client.database ?? ''}`,
      isOnThisMachine: isLoopback(client.host),
      isDemo: rows[0]?.isDemo ?? false,
      ...(counted?.rows[0] ?? NOTHING),
    }
  } finally {
    await client.end()
  }
}
