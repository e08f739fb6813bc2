import 'server-only'
import { getSeenView, type HistorySubject, type SeenSubject } from '@/lib/db/history/actor'
import { type Db } from '@/lib/db/client'
import { type DepartureFilter, seasonDeparturesSql } from '@/lib/db/departures/season'
import { Prisma } from '@/lib/db/generated/client'

/** Thrown if the actor was shown an outdated version of a booking or departure; nothing is done then. */
export class StaleViewError extends Error {
  override name = 'StaleViewError'

  constructor() {
    super('it has changed since it was shown')
  }
}

/**
 * Throws `StaleViewError` if a booking or departure has changed since the current actor saw it. Lock the departure first.
 *
 * Rule: office-acts (docs/rules.md)
 */
export async function refuseStaleView(db: Db, about: HistorySubject): Promise<void> {
  const { history: seen } = getSeenView()
  if (!seen || JSON.stringify(seen.about) !== JSON.stringify(about)) return
  if ((await loadHistoryMark(db, about)) !== seen.mark) throw new StaleViewError()
}

/**
 * Throws `StaleViewError` if anybody has changed one of the dates that the current actor saw. Lock the departures first.
 *
 * Rule: office-acts (docs/rules.md)
 */
export async function refuseStaleDates(db: Db): Promise<void> {
  const { history: seen } = getSeenView()
  if (!seen || !('dates' in seen.about)) return
  if ((await loadHistoryMark(db, seen.about)) !== seen.mark) throw new StaleViewError()
}

/**
 * Throws `StaleViewError` if a locked departure has been closed or opened since the current actor saw it, other than by
 * this transaction.
 */
export async function refuseStaleSale(db: Db, departureId: number): Promise<void> {
  const { sale } = getSeenView()
  if (sale?.departureId !== departureId) return
  const changed = await db.$queryRaw<object[]>`
    SELECT 1 AS changed FROM departures d
    WHERE d.id = ${departureId} AND d.is_closed <> ${sale.isClosed}
      AND d.xmin IS DISTINCT FROM pg_current_xact_id_if_assigned()::xid`
  if (changed.length > 0) throw new StaleViewError()
}

/**
 * A mark that changes with each new entry in a booking's history. A departure's mark also covers its bookings and how
 * many there are, because a booking that moves away takes its history along; that of several dates does not, because
 * guests book meanwhile. Joining or leaving the waiting list does not count, nor does anything that this transaction has
 * written.
 */
export async function loadHistoryMark(db: Db, about: SeenSubject): Promise<string> {
  if ('dates' in about) return loadDatesMark(db, about.dates)
  const [row] =
    'bookingId' in about
      ? await db.$queryRaw<{ mark: string | null }[]>`
          SELECT max(h.id)::text AS mark FROM history h WHERE h.booking_id = ${about.bookingId}::uuid AND ${BY_OTHERS_SQL}`
      : await db.$queryRaw<{ mark: string | null }[]>`
          SELECT concat_ws('-', count(*),
            (SELECT max(h.id) FROM history h WHERE h.departure_id = ${about.departureId}
              AND h.what NOT IN ('waiting_joined', 'waiting_left') AND ${BY_OTHERS_SQL}),
            (SELECT max(h.id) FROM history h JOIN bookings b ON b.id = h.booking_id
              WHERE b.departure_id = ${about.departureId} AND ${BY_OTHERS_SQL})) AS mark
          FROM bookings WHERE departure_id = ${about.departureId}`
  return row?.mark ?? ''
}

async function loadDatesMark(db: Db, dates: DepartureFilter): Promise<string> {
  const [row] = await db.$queryRaw<{ mark: string | null }[]>`
    SELECT max(h.id)::text AS mark FROM history h JOIN departures d ON d.id = h.departure_id
    WHERE ${seasonDeparturesSql(dates)} AND h.what NOT IN ('waiting_joined', 'waiting_left') AND ${BY_OTHERS_SQL}`
  return row?.mark ?? ''
}

/**
 * SQL condition on `history h`: not written by this transaction, because an action in several steps checks its booking
 * before each.
 */
const BY_OTHERS_SQL = Prisma.sql`h.xmin IS DISTINCT FROM pg_current_xact_id_if_assigned()::xid`
