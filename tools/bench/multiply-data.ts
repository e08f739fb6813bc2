import { type Client } from 'pg'

/** How many days earlier each copy is: more than departures are on sale in advance. */
const DAYS_APART = 800

/** Triggers that look at every new row, although the copies are as good as the rows that were copied. */
const TRIGGERS = [
  // The copied departures already include the seats of the copied bookings.
  ['bookings', 'keep_seats_taken'],
  ['money_movements', 'USER'],
] as const

/**
 * Fill a database with past seasons: copy every departure, booking, ledger row, enquiry, e-mail and waiting party
 * repeatedly, each time 800 days earlier, with a sent e-mail and a history entry for every booking. Nothing that was
 * copied waits for anybody.
 *
 * @param times  the final size as a multiple of the original
 */
export async function multiplyData(client: Client, times: number): Promise<void> {
  const copies = [times - 1, DAYS_APART]
  for (const [table, trigger] of TRIGGERS)
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`)
  await client.query(
    `INSERT INTO departures (tour_id, day, seats, seats_taken, starts_at, closes_at, is_closed)
     SELECT tour_id, day - copy * $2::int, seats, seats_taken,
       starts_at - make_interval(days => copy * $2::int), closes_at - make_interval(days => copy * $2::int), is_closed
     FROM departures CROSS JOIN generate_series(1, $1::int) copy`,
    copies,
  )
  for (const copying of COPYING) await client.query(copying, copies)
  for (const [table, trigger] of TRIGGERS)
    await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`)
  await client.query(`
    INSERT INTO emails (id, booking_id, kind, recipient, facts, created_at, sent_at)
    SELECT gen_random_uuid(), id, 'booking-confirmed-guest', customer_email, '{"reference": ""}', created_at, created_at
    FROM bookings ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO history (booking_id, what, actor, at) SELECT id, 'paid', 'guest', created_at FROM bookings`)
  // Do what autovacuum would have done over years of growth.
  await client.query('VACUUM ANALYZE')
}

const COPIES = 'CROSS JOIN generate_series(1, $1::int) copy'

/** SQL for the departure that is a copy of the departure `d`. */
const EARLIER =
  'JOIN departures earlier ON earlier.tour_id = d.tour_id AND earlier.day = d.day - copy * $2::int'

const COPYING = [
  copyRows('bookings', `JOIN departures d ON d.id = one.departure_id ${COPIES} ${EARLIER}`, {
    id: idOfCopy('id'),
    reference: `one.reference || '-' || copy`,
    idempotency_key: 'NULL::text',
    departure_id: 'earlier.id',
    customer_email: 'copy || one.customer_email',
    created_at: before('created_at'),
    state: `CASE WHEN one.state IN ('hold', 'awaiting_payment') THEN 'confirmed' ELSE one.state END`,
    return_trip_of: idOfCopy('return_trip_of'),
  }),
  copyRows('money_movements', COPIES, {
    id: idOfCopy('id'),
    sequence: `nextval(pg_get_serial_sequence('money_movements', 'sequence'))`,
    booking_id: idOfCopy('booking_id'),
    change_id: 'NULL::uuid',
    payment_id: idOfCopy('payment_id'),
    refund_id: idOfCopy('refund_id'),
    provider_id: `one.provider_id || '-' || copy`,
    transaction_key: `one.transaction_key || '-' || copy`,
    at: before('at'),
  }),
  copyRows('enquiries', COPIES, {
    id: idOfCopy('id'),
    idempotency_key: 'NULL::text',
    email: 'copy || one.email',
    created_at: before('created_at'),
  }),
  copyRows('enquiry_acts', COPIES, {
    enquiry_id: idOfCopy('enquiry_id'),
    booking_id: idOfCopy('booking_id'),
    at: before('at'),
  }),
  // Not those to the operator about a week, a night or another e-mail, each of which exists once.
  copyRows('emails', `${COPIES} WHERE one.booking_id IS NOT NULL OR one.enquiry_id IS NOT NULL`, {
    id: idOfCopy('id'),
    booking_id: idOfCopy('booking_id'),
    enquiry_id: idOfCopy('enquiry_id'),
    choice_id: 'NULL::uuid',
    command_id: 'NULL::text',
    recipient: 'copy || one.recipient',
    created_at: before('created_at'),
    sent_at: before('created_at'),
    failed_at: 'NULL::timestamptz',
  }),
  copyRows('waiting_parties', COPIES, {
    id: idOfCopy('id'),
    sequence: `nextval(pg_get_serial_sequence('waiting_parties', 'sequence'))`,
    email: 'copy || one.email',
    joined_at: before('joined_at'),
    confirmed_at: before('confirmed_at'),
  }),
  copyRows('waiting_dates', `JOIN departures d ON d.id = one.departure_id ${COPIES} ${EARLIER}`, {
    party_id: idOfCopy('party_id'),
    departure_id: 'earlier.id',
    booking_id: idOfCopy('booking_id'),
  }),
]

function copyRows(table: string, from: string, columns: Readonly<Record<string, string>>): string {
  const changed = Object.entries(columns).map(([column, sql]) => `'${column}', ${sql}`)
  return `INSERT INTO ${table}
    SELECT (jsonb_populate_record(one, jsonb_build_object(${changed.join(', ')}))).* FROM ${table} one ${from}`
}

/** SQL for the id of a row's copy, so that the copies of two rows know each other; null if the column is. */
function idOfCopy(column: string): string {
  return `md5(one.${column}::text || copy)::uuid`
}

function before(column: string): string {
  return `one.${column} - make_interval(days => copy * $2::int)`
}
