import 'server-only'
import { currentlySeen, type Subject } from '@/lib/db/actor'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'

/** Whoever acts has seen a booking or a departure as it is no more, and nothing is done. */
export class UnseenError extends Error {
  override name = 'UnseenError'

  constructor() {
    super('it has changed since it was shown')
  }
}

/**
 * Throws `UnseenError` where more became of a booking or a departure than whoever acts was shown. Lock the departure
 * first.
 *
 * Rule: operator-link (docs/rules.md)
 */
export async function refuseUnseen(db: Db, about: Subject): Promise<void> {
  const seen = currentlySeen()
  if (!seen || JSON.stringify(seen.about) !== JSON.stringify(about)) return
  if ((await markOf(db, about)) !== seen.mark) throw new UnseenError()
}

/**
 * How far the history of a booking goes; of a departure together with that of all who are on it, and with their number,
 * as one who has left takes the history along. Joining and leaving its waiting list do not count, nor does what this
 * transaction itself has written.
 */
export async function markOf(db: Db, about: Subject): Promise<string> {
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

/** Of `history h`. An act in several steps looks at its booking before each. */
const BY_OTHERS_SQL = Prisma.sql`h.xmin IS DISTINCT FROM pg_current_xact_id_if_assigned()::xid`
