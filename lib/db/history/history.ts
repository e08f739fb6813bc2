import 'server-only'
import { type Correction } from '@/lib/booking/ledger'
import { getCurrentActor, type HistorySubject } from '@/lib/db/history/actor'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { type History, type Prisma } from '@/lib/db/generated/client'
import { type HistoryEventKind, type HistoryReason } from '@/lib/words/history/history-event-text'
import { type HistoryFact } from '@/lib/words/history/history-line'
import { currentRequestContext } from '@/lib/observability/request-context'

/** Amounts, states and days. Personal fields are listed by name only, never with their values. */
type Facts = Readonly<Partial<Record<HistoryFact, Prisma.InputJsonValue | null>>>

/** The event and its reason; for a repeated e-mail, `why` is the kind of e-mail. */
type Became =
  | { readonly what: Exclude<HistoryEventKind, 'email_repeated'>; readonly why?: HistoryReason }
  | { readonly what: 'email_repeated'; readonly why: string }

type HistoryEntry = HistorySubject &
  Became & {
    readonly before?: Facts
    readonly after?: Facts
    /** Free text, cleared when the guest is erased. */
    readonly words?: string
    readonly commandId?: string
  }

/**
 * Record what happened to a booking or departure, in the transaction that changes it; `actAs` sets the actor.
 *
 * Rule: history (docs/rules.md)
 */
export async function recordHistory(db: Db, entry: HistoryEntry, now: Date): Promise<void> {
  await db.history.create({
    data: { ...entry, ...getCurrentActor(), requestId: currentRequestContext()?.id, at: now },
  })
}

/** Record that new departures were put on sale, in the transaction that adds them. */
export async function recordDeparturesOpened(
  db: Db,
  departureIds: readonly number[],
  now: Date,
): Promise<void> {
  const event = { what: 'opened', ...getCurrentActor(), requestId: currentRequestContext()?.id, at: now }
  await db.history.createMany({ data: departureIds.map((departureId) => ({ ...event, departureId })) })
}

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
  /** The ledger corrections that a change made. */
  readonly corrections?: readonly Correction[]
}

/** The facts about a booking that an undo restores; none of them is personal. */
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

export function toDepartureFacts(departure: StoredDeparture): Facts {
  const { isClosed, cancelledAt, seats, startsAt, closesAt, prices } = departure
  const times = { startsAt: startsAt.toISOString(), closesAt: closesAt.toISOString() }
  return { isClosed, cancelledAt: cancelledAt?.toISOString() ?? null, seats, ...times, ...prices }
}

export type StoredHistoryEntry = Readonly<Omit<History, 'id'>>

export async function listDepartureHistory(
  db: Db,
  departureId: number,
): Promise<readonly StoredHistoryEntry[]> {
  return db.history.findMany({ where: { departureId }, omit: { id: true }, orderBy: { id: 'asc' } })
}

/** These bookings' history, oldest first; without the row id, which is too large for JSON. */
export async function listBookingHistory(
  db: Db,
  bookingIds: readonly string[],
): Promise<readonly StoredHistoryEntry[]> {
  return db.history.findMany({
    where: { bookingId: { in: [...bookingIds] } },
    omit: { id: true },
    orderBy: { id: 'asc' },
  })
}

/**
 * A booking's tour and its start before the last move to another tour, date or time, ignoring moves that were undone;
 * null if it was never moved.
 */
export async function findPreviousStart(
  db: Db,
  bookingId: string,
): Promise<{ readonly startsAt: Date; readonly tourId: number } | null> {
  const rows = await db.$queryRaw<{ startsAt: Date; tourId: number }[]>`
    SELECT coalesce((shift.before->>'startsAt')::timestamptz, d.starts_at) AS "startsAt", d.tour_id AS "tourId"
    FROM history h
    JOIN departures d ON d.id = (h.before->>'departureId')::int
    LEFT JOIN commands c ON c.id = h.command_id
    LEFT JOIN history shift ON h.what = 'time_changed' AND shift.what = h.what AND shift.departure_id = d.id AND shift.at = h.at
    WHERE h.booking_id = ${bookingId}::uuid AND c.undone_at IS NULL
      AND (h.what = 'time_changed' OR (h.what = 'changed' AND h.before->'departureId' <> h.after->'departureId'))
    ORDER BY h.id DESC LIMIT 1`
  return rows[0] ?? null
}

/** Why a booking last ended; null if it never did, or no reason was recorded. */
export async function findBookingEnd(db: Db, bookingId: string): Promise<string | null> {
  const what = { in: ['cancelled', 'refunded'] }
  const row = await db.history.findFirst({ where: { bookingId, what }, orderBy: { id: 'desc' } })
  return row?.why ?? null
}

/** Whether the guest of a booking was erased, even if name and address are kept for the accounts. */
export async function isGuestErased(db: Db, bookingId: string): Promise<boolean> {
  return (await db.history.count({ where: { bookingId, what: 'erased' } })) > 0
}

export async function listErasedBookings(
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.history.findMany({
    where: { bookingId: { in: [...bookingIds] }, what: 'erased' },
    select: { bookingId: true },
  })
  return new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))
}

/** Clear the free text about these bookings, whose guests are erased. */
export async function clearHistoryText(db: Db, bookingIds: readonly string[]): Promise<void> {
  await db.history.updateMany({
    where: { bookingId: { in: [...bookingIds] }, words: { not: null } },
    data: { words: null },
  })
}
