import { type Client } from 'pg'

/** How many days earlier each copy is: more than departures are on sale in advance. */
const DAYS_APART = 800

/**
 * Fill a database with past seasons: copy every departure and booking repeatedly, each time 800 days earlier, with a
 * sent e-mail and a history entry for every booking.
 *
 * @param times  the final size as a multiple of the original
 */
export async function multiplyData(client: Client, times: number): Promise<void> {
  const copies = [times - 1, DAYS_APART]
  await client.query(
    `INSERT INTO departures (tour_id, day, seats, seats_taken, starts_at, closes_at, is_closed)
     SELECT tour_id, day - copy * $2::int, seats, seats_taken,
       starts_at - make_interval(days => copy * $2::int), closes_at - make_interval(days => copy * $2::int), is_closed
     FROM departures CROSS JOIN generate_series(1, $1::int) copy`,
    copies,
  )
  // Switch off the trigger that counts seats: the copied departures already include the seats of the copied bookings.
  await client.query('ALTER TABLE bookings DISABLE TRIGGER keep_seats_taken')
  await client.query(
    `INSERT INTO bookings
     SELECT (jsonb_populate_record(b, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', b.reference || '-' || copy, 'idempotency_key', NULL,
       'departure_id', earlier.id, 'customer_email', copy || b.customer_email,
       'created_at', b.created_at - make_interval(days => copy * $2::int),
       'state', CASE WHEN b.state IN ('hold', 'awaiting_payment') THEN 'confirmed' ELSE b.state END))).*
     FROM bookings b JOIN departures d ON d.id = b.departure_id CROSS JOIN generate_series(1, $1::int) copy
     JOIN departures earlier ON earlier.tour_id = d.tour_id AND earlier.day = d.day - copy * $2::int`,
    copies,
  )
  await client.query('ALTER TABLE bookings ENABLE TRIGGER keep_seats_taken')
  await client.query(`
    INSERT INTO emails (id, booking_id, kind, recipient, facts, created_at, sent_at)
    SELECT gen_random_uuid(), id, 'booking-confirmed-guest', customer_email, '{"reference": ""}', created_at, created_at
    FROM bookings ON CONFLICT DO NOTHING`)
  await client.query(`
    INSERT INTO history (booking_id, what, actor, at) SELECT id, 'paid', 'guest', created_at FROM bookings`)
  // Do what autovacuum would have done over years of growth.
  await client.query('VACUUM ANALYZE')
}
