import 'server-only'
import { type Correction } from '@/lib/booking/ledger'
import { currentActor, type Subject } from '@/lib/db/actor'
import { type StoredBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { type History, type Prisma } from '@/lib/db/generated/client'
import { type HistoryKind, type HistoryReason } from '@/lib/words/history/event-text'
import { type HistoryFact } from '@/lib/words/history/history-line'

/** Figures, states and days; of personal fields their names alone. */
type Facts = Readonly<Partial<Record<HistoryFact, Prisma.InputJsonValue | null>>>

/** What became of it, and why: of an e-mail that was repeated its kind. */
type Became =
  | { readonly what: Exclude<HistoryKind, 'email_repeated'>; readonly why?: HistoryReason }
  | { readonly what: 'email_repeated'; readonly why: string }

type HistoryEntry = Subject &
  Became & {
    readonly before?: Facts
    readonly after?: Facts
    /** Free words: they are emptied when the guest is forgotten. */
    readonly words?: string
    /** Of the operator, that can be undone. */
    readonly commandId?: string
  }

/**
 * Write down what became of a booking or a departure, in the transaction that changes it; `actAs` says who did it.
 *
 * Rule: history (docs/rules.md)
 */
export async function recordHistory(db: Db, entry: HistoryEntry, now: Date): Promise<void> {
  await db.history.create({ data: { ...entry, ...currentActor(), at: now } })
}

/** Write down a change of a booking, with what it was and is. */
export async function recordBookingHistory(
  db: Db,
  {
    before,
    after,
    corrections = [],
    ...entry
  }: Exclude<Became, { readonly what: 'email_repeated' }> & Pick<HistoryEntry, 'commandId'> & BeforeAndAfter,
  now: Date,
): Promise<void> {
  const told = corrections.length > 0 ? { corrections: [...corrections] } : {}
  const facts = {
    ...(before && { before: factsOfBooking(before) }),
    after: { ...factsOfBooking(after), ...told },
  }
  await recordHistory(db, { ...entry, ...facts, bookingId: after.id }, now)
}

type BeforeAndAfter = {
  readonly before?: StoredBooking
  readonly after: StoredBooking
  /** Of the ledger, that came with it. */
  readonly corrections?: readonly Correction[]
}

/** What of a booking can be put back, and nothing about the person. */
function factsOfBooking(booking: StoredBooking): Facts {
  const { state, departureId, places, totalCents, expiresAt, latestStartsAt, version } = booking
  return {
    state,
    departureId,
    places: [...places],
    totalCents,
    expiresAt: expiresAt?.toISOString() ?? null,
    latestStartsAt: latestStartsAt?.toISOString() ?? null,
    version,
  }
}

/** What of a departure is told before and after. */
export function departureFacts(departure: StoredDeparture): Facts {
  const { isClosed, cancelledAt, seats, startsAt, closesAt, prices } = departure
  const times = { startsAt: startsAt.toISOString(), closesAt: closesAt.toISOString() }
  return { isClosed, cancelledAt: cancelledAt?.toISOString() ?? null, seats, ...times, ...prices }
}

export type StoredHistory = Readonly<Omit<History, 'id'>>

/** What became of a departure itself, oldest first. */
export async function listHistoryOfDeparture(db: Db, departureId: number): Promise<readonly StoredHistory[]> {
  return db.history.findMany({ where: { departureId }, omit: { id: true }, orderBy: { id: 'asc' } })
}

/** What became of some bookings, oldest first; without its number, which JSON cannot hold. */
export async function listHistoryOf(
  db: Db,
  bookingIds: readonly string[],
): Promise<readonly StoredHistory[]> {
  return db.history.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    omit: { id: true },
    orderBy: { id: 'asc' },
  })
}

/** When a booking's tour started until the last move to another date or start, but for what was undone; null of none. */
export async function findStartBefore(db: Db, bookingId: string): Promise<Date | null> {
  const rows = await db.$queryRaw<{ startsAt: Date | null }[]>`
    SELECT coalesce((shift.before->>'startsAt')::timestamptz, d.starts_at) AS "startsAt"
    FROM history h
    JOIN departures d ON d.id = (h.before->>'departureId')::int
    LEFT JOIN commands c ON c.id = h.command_id
    LEFT JOIN history shift ON h.what = 'time_changed' AND shift.what = h.what AND shift.departure_id = d.id AND shift.at = h.at
    WHERE h.booking_id = ${bookingId}::uuid AND c.undone_at IS NULL
      AND (h.what = 'time_changed' OR (h.what = 'changed' AND h.before->'departureId' <> h.after->'departureId'))
    ORDER BY h.id DESC LIMIT 1`
  return rows[0]?.startsAt ?? null
}

/** Whether the guest of a booking was forgotten, also where the accounts keep name and address. */
export async function wasErased(db: Db, bookingId: string): Promise<boolean> {
  return (await db.history.count({ where: { bookingId, what: 'erased' } })) > 0
}

/** Which of some bookings had their guest forgotten. */
export async function listErased(db: Db, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.history.findMany({
    where: { bookingId: { in: [...bookingIds] }, what: 'erased' },
    select: { bookingId: true },
  })
  return new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))
}

/** Empty the free words about some bookings, whose guests are forgotten. */
export async function clearHistoryWords(db: Db, bookingIds: readonly string[]): Promise<void> {
  await db.history.updateMany({
    where: { bookingId: { in: [...bookingIds] }, words: { not: null } },
    data: { words: null },
  })
}
