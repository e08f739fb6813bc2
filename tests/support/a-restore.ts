import { type aBackend } from '@/tests/support/a-backend'

const TABLES = [
  ...(['receipts', 'disputes', 'refunds', 'money_movements', 'checkouts', 'changes'] as const),
  ...(['history', 'emails', 'choices', 'payment_details'] as const),
]

/** A database restored to a moment before certain bookings or rows were saved: what it does not have never was. */
export function restores(backend: ReturnType<typeof aBackend>) {
  /** As the server's own recovery does, without triggers and checks of foreign keys. */
  async function lose(...statements: readonly string[]): Promise<void> {
    const seats = `UPDATE departures d SET seats_taken = coalesce((SELECT sum(seats) FROM bookings b
      WHERE b.departure_id = d.id AND b.state IN ('hold', 'awaiting_payment', 'confirmed')), 0) + coalesce((
      SELECT sum(seats) FROM changes c WHERE c.departure_id = d.id AND c.state = 'held'), 0)`
    const counters = `UPDATE receipt_counters c SET last = greatest(
      (SELECT coalesce(max(count), 0) FROM receipts r WHERE r.series = c.series AND r.year = c.year),
      (SELECT coalesce(max(last), 0) FROM receipt_gaps g WHERE g.series = c.series AND g.year = c.year))`
    await backend.query(
      `SET session_replication_role = replica; ${[...statements, seats, counters].join(';')};
       DELETE FROM graphile_worker._private_jobs; SET session_replication_role = DEFAULT`,
    )
  }
  return {
    lose,
    loseBooking: (reference: string) => {
      const id = `(SELECT id FROM bookings WHERE reference = '${reference}')`
      const pages = `(SELECT session_id FROM checkouts WHERE booking_id = ${id})`
      return lose(
        `DELETE FROM payment_events WHERE session_id IN ${pages}`,
        ...TABLES.map((table) => `DELETE FROM ${table} WHERE booking_id = ${id}`),
        `DELETE FROM bookings WHERE reference = '${reference}'`,
      )
    },
    /** Lose the payment of a booking that was made before: it holds its seats for another quarter of an hour. */
    losePayment: (reference: string, expiresAt: Date) => {
      const id = `(SELECT id FROM bookings WHERE reference = '${reference}')`
      return lose(
        ...(['receipts', 'disputes', 'refunds', 'emails'] as const).map(
          (table) => `DELETE FROM ${table} WHERE booking_id = ${id}`,
        ),
        `DELETE FROM history WHERE booking_id = ${id} AND what <> 'booked'`,
        `UPDATE checkouts SET state = 'open', payment_id = NULL, payment_intent_id = NULL WHERE booking_id = ${id}`,
        `DELETE FROM money_movements WHERE booking_id = ${id}`,
        `UPDATE bookings SET state = 'hold', confirmed_at = NULL, version = 1, expires_at = '${expiresAt.toISOString()}' WHERE reference = '${reference}'`,
      )
    },
  }
}
