import pg from 'pg'

/* Reads the shared database of the sites, and lets time pass there. */

export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** The ledger of a booking and its pending refunds, in cents: `payment 35800`, `by_hand 17900`. */
export async function moneyOf(email: string): Promise<readonly string[]> {
  const rows = await query<{ line: string }>(
    `SELECT line FROM (
       SELECT m.kind || ' ' || m.cents AS line, m.sequence FROM money_movements m JOIN bookings b ON b.id = m.booking_id
       WHERE b.customer_email = $1
       UNION ALL
       SELECT r.state || ' ' || r.cents, 1e12 FROM refunds r JOIN bookings b ON b.id = r.booking_id
       WHERE b.customer_email = $1 AND r.state NOT IN ('done', 'dropped')
     ) rows ORDER BY sequence, line`,
    [email],
  )
  return rows.map(({ line }) => line)
}

/**
 * The kinds of e-mails about a guest's bookings, sent or not, with the number of times the guest or an inbox gets each.
 */
export async function kindsAbout(email: string): Promise<Readonly<Record<string, number>>> {
  const rows = await query<{ kind: string; count: number }>(
    `SELECT kind, count(DISTINCT (booking_id, cause))::int AS count FROM emails e JOIN bookings b ON b.id = e.booking_id
     WHERE b.customer_email = $1 GROUP BY kind`,
    [email],
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

export async function seatsTaken(departureId: number): Promise<number> {
  const sql = 'SELECT seats_taken FROM departures WHERE id = $1'
  return (await query<{ seats_taken: number }>(sql, [departureId]))[0]?.seats_taken ?? -1
}

export async function takeOffSale(tourId: number, days: readonly string[]): Promise<void> {
  await query('UPDATE departures SET is_closed = true WHERE tour_id = $1 AND day = ANY($2::date[])', [
    tourId,
    days,
  ])
}

/** End the night: the tour started twelve hours ago. */
export async function letNightPass(departureId: number): Promise<void> {
  await query(
    `UPDATE departures SET starts_at = now() - interval '12 hours', closes_at = now() - interval '14 hours' WHERE id = $1`,
    [departureId],
  )
}

/**
 * Let time pass for commands on a departure and its bookings, and for its guests' choices: move their times back, and
 * tell the worker that they are due.
 *
 * @param time  in PostgreSQL's format: `11 minutes`
 */
export async function letTimePass(departureId: number, time: string): Promise<void> {
  const rows = await query<{ key: string }>(
    `WITH done AS (
       UPDATE commands SET at = at - $2::interval, undo_until = undo_until - $2::interval
       WHERE ended_at IS NULL AND id IN (SELECT command_id FROM history WHERE departure_id = $1
         OR booking_id IN (SELECT id FROM bookings WHERE departure_id = $1)) RETURNING id
     ), kept AS (
       UPDATE seat_reserves SET until = until - $2::interval WHERE command_id IN (SELECT id FROM done)
     ), mail AS (
       UPDATE emails SET not_before = not_before - $2::interval
       WHERE sent_at IS NULL AND command_id IN (SELECT id FROM done) RETURNING id
     ), choice AS (
       UPDATE choices SET opened_at = opened_at - $2::interval, told_at = told_at - $2::interval,
         due_at = due_at - $2::interval
       WHERE departure_id = $1 AND ended_at IS NULL RETURNING id
     )
     SELECT 'end_command:' || id AS key FROM done
     UNION ALL SELECT 'send_email:' || id FROM mail UNION ALL SELECT 'end_choice:' || id FROM choice`,
    [departureId, time],
  )
  await query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
     WHERE key = ANY($1) HAVING count(*) > 0`,
    [rows.map(({ key }) => key)],
  )
}

/** Have the worker ask the inboxes about a night, as it does in the morning. */
export async function askAboutNight(departureId: number): Promise<void> {
  await query(
    `WITH mail AS (
       INSERT INTO emails (id, kind, cause, recipient, created_at, facts)
       SELECT gen_random_uuid(), 'lights-asked-operator', $1 || ':first', 'office@lumi.example', now(),
         jsonb_build_object('departureId', $1::int, 'tourName', 'Night ' || $1, 'day', day::text, 'parties', 1, 'guests', 1,
           'isAgain', false, 'departureUrl', NULL)
       FROM departures WHERE id = $1::int RETURNING id
     )
     SELECT graphile_worker.add_job('send_email', json_build_object('id', id), job_key := 'send_email:' || id) FROM mail`,
    [String(departureId)],
  )
}

/** Have the worker thank a guest for coming, as it does on the day after the tour. */
export async function thankGuest(email: string): Promise<void> {
  await query(
    `WITH mail AS (
       INSERT INTO emails (id, booking_id, kind, cause, recipient, created_at, facts)
       SELECT gen_random_uuid(), booking_id, 'thank-you-guest', 'story', recipient, now(), facts || '{"documents": []}'
       FROM emails WHERE kind = 'booking-confirmed-guest' AND recipient = $1 RETURNING id
     )
     SELECT graphile_worker.add_job('send_email', json_build_object('id', id), job_key := 'send_email:' || id) FROM mail`,
    [email],
  )
}
