import pg from 'pg'

export type BaselineSale = { readonly sold: number; readonly seconds: number }

export type SeatBaseline = {
  /** Sells eight seats with this many UPDATEs at once, each for one seat. */
  readonly sell: (buyers: number) => Promise<BaselineSale>
  /** Counts the seats that a departure's current bookings take. */
  readonly bookedSeats: (departureId: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Number of connections: as many as two site instances have together. */
const CONNECTIONS = 20
const SEATS = 8

/** The least that a database must do to sell a seat: an UPDATE on a table with one row, and nothing else. */
export async function openSeatBaseline(databaseUrl: string): Promise<SeatBaseline> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  await pool.query('CREATE TABLE bare_seats (id int PRIMARY KEY, seats int NOT NULL)')
  await pool.query('INSERT INTO bare_seats VALUES (1, 0)')
  return {
    async sell(buyers) {
      await pool.query('UPDATE bare_seats SET seats = $1', [SEATS])
      // Open all connections before the clock starts, as the sites have done.
      await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('SELECT 1')))
      const began = performance.now()
      const answers = await Promise.all(
        Array.from({ length: buyers }, () =>
          pool.query('UPDATE bare_seats SET seats = seats - $1 WHERE id = 1 AND seats >= $1', [1]),
        ),
      )
      const seconds = (performance.now() - began) / 1000
      return { sold: answers.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0), seconds }
    },
    async bookedSeats(departureId) {
      const { rows } = await pool.query<{ seats: number }>(
        `SELECT COALESCE(sum(seats), 0)::int AS seats FROM bookings
         WHERE departure_id = $1 AND state IN ('hold', 'awaiting_payment', 'confirmed')`,
        [departureId],
      )
      return rows[0]?.seats ?? 0
    },
    close: () => pool.end(),
  }
}
