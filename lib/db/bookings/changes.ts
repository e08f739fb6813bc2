import 'server-only'
import { type Places } from '@/lib/booking/seats/places'
import { type Db } from '@/lib/db/client'
import { type Change, Prisma } from '@/lib/db/generated/client'
import { placesSchema } from '@/lib/db/bookings/bookings'

/** A change to a booking: applied immediately, or held until it is paid for. Amounts in cents. */
export type StoredChange = Readonly<Omit<Change, 'places' | 'placesBefore'>> & {
  readonly places: Places
  readonly placesBefore: Places
}

/**
 * Add a change. Lock the departures of the booking and of the change first. A booking can have only one open change.
 */
export async function addChange(
  db: Db,
  change: Omit<StoredChange, 'id' | 'state' | 'clientHash' | 'createdAt' | 'endedAt'> & {
    readonly state: 'held' | 'applied'
    readonly clientHash?: string
  },
  now: Date,
): Promise<StoredChange> {
  const { places, placesBefore, ...rest } = change
  const endedAt = change.state === 'held' ? null : now
  return changeFrom(
    await db.change.create({
      data: { ...rest, places: [...places], placesBefore: [...placesBefore], createdAt: now, endedAt },
    }),
  )
}

export async function loadChange(db: Db, id: string): Promise<StoredChange> {
  return changeFrom(await db.change.findUniqueOrThrow({ where: { id } }))
}

export async function findChange(db: Db, id: string): Promise<StoredChange | null> {
  const row = await db.change.findUnique({ where: { id } })
  return row && changeFrom(row)
}

export async function findOpenChange(db: Db, bookingId: string): Promise<StoredChange | null> {
  const row = await db.change.findFirst({ where: { bookingId, state: 'held' } })
  return row && changeFrom(row)
}

export async function wasChangePaidSince(db: Db, bookingId: string, since: Date): Promise<boolean> {
  const where = { bookingId, state: 'applied', payCents: { gt: 0 }, endedAt: { gte: since } } as const
  return (await db.change.count({ where })) > 0
}

/**
 * The unpaid change that ended at this instant in one of these states, because the booking was changed in another way;
 * null if there is none.
 */
export async function findChangeEndedAt(
  db: Db,
  { bookingId, at }: { readonly bookingId: string; readonly at: Date },
  states: readonly ('dropped' | 'lapsed')[],
): Promise<StoredChange | null> {
  const row = await db.change.findFirst({ where: { bookingId, state: { in: [...states] }, endedAt: at } })
  return row && changeFrom(row)
}

/** The changes that hold seats on a departure, or would move a booking to it. */
export async function listOpenChangesTo(db: Db, departureId: number): Promise<readonly StoredChange[]> {
  const rows = await db.change.findMany({
    where: { departureId, state: 'held' },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(changeFrom)
}

/** End a change, which frees the seats it held. Lock its departure first. */
export async function endChange(
  db: Db,
  id: string,
  { state, now }: { readonly state: 'applied' | 'dropped'; readonly now: Date },
): Promise<void> {
  await db.change.update({ where: { id }, data: { state, endedAt: now } })
}

/**
 * Set until when a change is held. A bank debit needs longer than a card; for a failed change, pass the current time.
 */
export async function setChangeHeldUntil(db: Db, id: string, heldUntil: Date): Promise<void> {
  await db.change.update({ where: { id }, data: { heldUntil } })
}

/** Hold a change again, even one that has lapsed, because part of its payment has arrived. Lock its departure first. */
export async function holdChangeAgain(db: Db, id: string, heldUntil: Date): Promise<void> {
  await db.change.update({ where: { id }, data: { state: 'held', heldUntil, endedAt: null } })
}

/**
 * SQL condition on `changes AS x`: held past its deadline, so its seats are free, even if it is not yet marked as
 * lapsed. Changes with an open payment page or a bank debit under way are excluded: they end when Stripe says so.
 */
export function overdueChangeSql(now: Date): Prisma.Sql {
  return Prisma.sql`x.state = 'held' AND x.held_until <= ${now} AND NOT EXISTS (
    SELECT FROM checkouts c WHERE c.change_id = x.id AND c.state IN ('open', 'waiting') AND c.session_id IS NOT NULL)`
}

/** Mark a locked departure's overdue changes as lapsed. Returns the ones marked. */
export function expireOverdueChanges(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly { readonly bookingId: string; readonly changeId: string }[]> {
  return db.$queryRaw`
    UPDATE changes x SET state = 'lapsed', ended_at = ${now}
    WHERE x.departure_id = ${departureId} AND ${overdueChangeSql(now)}
    RETURNING x.booking_id::text AS "bookingId", x.id::text AS "changeId"`
}

function changeFrom(row: Change): StoredChange {
  return {
    ...row,
    places: placesSchema.parse(row.places),
    placesBefore: placesSchema.parse(row.placesBefore),
  }
}
