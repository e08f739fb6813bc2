import 'server-only'
import { type Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { type StoredHistoryEntry } from '@/lib/db/history/history'

/** A booking, or departures with their bookings. */
export type HistoryScope = { readonly bookingId: string } | { readonly departureIds: readonly number[] }

export type EntrySince = Pick<StoredHistoryEntry, 'at' | 'what' | 'why' | 'actor' | 'actorName'> & {
  /** The booking's reference in the history of a departure; null if the entry is about what was asked for itself. */
  readonly reference: string | null
}

/** More than anybody would read. */
const MAX_ENTRIES = 10

/** The id of the newest entry; 0 if there is none. */
export async function loadLatestHistoryId(db: Db): Promise<bigint> {
  const newest = await db.history.findFirst({ select: { id: true }, orderBy: { id: 'desc' } })
  return newest?.id ?? 0n
}

/**
 * The entries after one, oldest first. As in `loadHistoryMark`, the waiting list does not count. A booking that has moved
 * away from a departure belongs to it still.
 */
export async function listHistorySince(
  db: Db,
  about: HistoryScope,
  { id, at }: { readonly id: bigint; readonly at: Date },
): Promise<readonly EntrySince[]> {
  const isIn =
    'bookingId' in about
      ? Prisma.sql`h.booking_id = ${about.bookingId}::uuid`
      : Prisma.sql`${[...about.departureIds]}::int[] && ARRAY[h.departure_id, b.departure_id, (h.before->>'departureId')::int]`
  const entries = await db.$queryRaw<EntrySince[]>`
    SELECT h.at, h.what, h.why, h.actor, h.actor_name AS "actorName", b.reference
    FROM history h LEFT JOIN bookings b ON b.id = h.booking_id
    WHERE h.id > ${id} AND h.at > ${at} AND h.what NOT IN ('waiting_joined', 'waiting_left') AND ${isIn}
    ORDER BY h.id LIMIT ${MAX_ENTRIES}`
  return 'bookingId' in about ? entries.map((entry) => ({ ...entry, reference: null })) : entries
}
