import { type Buyer } from '@/tools/drills/failover/buyers'
import { type PostgresServer } from '@/tools/drills/postgres-server'
import { type StripeAccountView } from '@/tools/drills/stripe-view'

const DATABASE = 'lumi'

/** Runs a query on the current primary. */
export type Ask = <Row extends Readonly<Record<string, unknown>>>(
  sql: string,
  values?: readonly unknown[],
) => Promise<readonly Row[]>

export function createQuery(server: PostgresServer): Ask {
  return (sql, values) => server.query(sql, values, DATABASE)
}

export type Told = {
  readonly buyers: readonly Buyer[]
  /** Events that the site has acknowledged. */
  readonly acknowledged: ReadonlySet<string>
  readonly stripe: StripeAccountView
}

/**
 * Find anything that was confirmed to buyers or to Stripe but that the database does not have. The new primary is asked
 * before any site can reach it, so that nothing can be repaired first.
 */
export async function findLostConfirmations(
  ask: Ask,
  { buyers, acknowledged, stripe }: Told,
): Promise<readonly string[]> {
  const references = buyers.flatMap(({ told }) => (told && 'reference' in told ? [told.reference] : []))
  const confirmed = buyers.flatMap(({ told, isConfirmed }) =>
    told && 'reference' in told && isConfirmed ? [told.reference] : [],
  )
  const bookings = stripe.sessions.map((session) => session.client_reference_id)
  const missing = async (what: string, told: readonly string[], sql: string) => {
    const rows = await ask<{ told: string }>(
      `SELECT told FROM unnest($1::text[]) told WHERE NOT EXISTS (${sql})`,
      [told],
    )
    return rows.map((row) => `${what} ${row.told} is lost`)
  }
  return [
    ...(await missing('booking', references, 'SELECT FROM bookings WHERE reference = told')),
    ...(await missing(
      'confirmation',
      confirmed,
      `SELECT FROM bookings WHERE reference = told AND state = 'confirmed'`,
    )),
    ...(await missing('event', [...acknowledged], 'SELECT FROM payment_events WHERE id = told')),
    ...(await missing('payment page of booking', bookings, 'SELECT FROM bookings WHERE id::text = told')),
  ]
}

/** Find everything wrong once all buyers have left: seats, double bookings, money, and what was confirmed to buyers. */
export async function findFaults(ask: Ask, told: Told): Promise<readonly string[]> {
  const say = async (what: string, sql: string) =>
    (await ask<{ about: string }>(sql)).map(({ about }) => `${what}: ${about}`)
  return [
    ...(await findLostConfirmations(ask, told)),
    ...(await say('seats', WRONG_SEATS)),
    ...(await say('booked twice', BOOKED_TWICE)),
    ...(await findRefusedWithSeats(ask, told.buyers)),
    ...(await findUnconfirmed(ask, told.buyers)),
    ...(await compareMoney(ask, told.stripe)),
  ]
}

/** Departures that are over capacity, or whose seats taken differ from those of their bookings. */
const WRONG_SEATS = `
  SELECT format('departure %s has %s of %s seats taken, %s booked', d.id, seats_taken, seats, booked) AS about
  FROM departures d, LATERAL (SELECT coalesce(sum(b.seats), 0) AS booked FROM bookings b
    WHERE b.departure_id = d.id AND b.state IN ('hold', 'awaiting_payment', 'confirmed')) sold
  WHERE booked > d.seats OR booked <> seats_taken`

const BOOKED_TWICE = 'SELECT customer_email AS about FROM bookings GROUP BY 1 HAVING count(*) > 1'

async function findRefusedWithSeats(ask: Ask, buyers: readonly Buyer[]): Promise<readonly string[]> {
  const refused = buyers.filter(({ told }) => told && 'refused' in told).map(({ email }) => email)
  const sql = 'SELECT customer_email AS email FROM bookings WHERE customer_email = ANY($1)'
  return (await ask<{ email: string }>(sql, [refused])).map(
    ({ email }) => `${email} was refused and has seats`,
  )
}

/** Everyone who was given a reference has paid, even those who have not seen the confirmation. */
async function findUnconfirmed(ask: Ask, buyers: readonly Buyer[]): Promise<readonly string[]> {
  const references = buyers.flatMap(({ told }) => (told && 'reference' in told ? [told.reference] : []))
  const sql = `SELECT reference FROM bookings WHERE reference = ANY($1) AND state <> 'confirmed'`
  return (await ask<{ reference: string }>(sql, [references])).map(
    ({ reference }) => `${reference} is not confirmed`,
  )
}

/** Check that each payment is in the ledger once, with its amount, and nothing else is. */
async function compareMoney(ask: Ask, { sessions }: StripeAccountView): Promise<readonly string[]> {
  const sql = `SELECT provider_id AS id, cents FROM money_movements WHERE kind = 'payment'`
  const ours = new Map((await ask<{ id: string; cents: number }>(sql)).map(({ id, cents }) => [id, cents]))
  const paid = sessions.filter((session) => session.payment_status === 'paid')
  const theirs = new Map(paid.map((session) => [session.payment_intent ?? session.id, session.amount_total]))
  const ids = new Set([...ours.keys(), ...theirs.keys()])
  return [...ids]
    .filter((id) => ours.get(id) !== theirs.get(id))
    .map((id) => `payment ${id}: ${ours.get(id) ?? 'nothing'} here, ${theirs.get(id) ?? 'nothing'} at Stripe`)
}
