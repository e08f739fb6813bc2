import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { overdueSeatsAt } from '@/lib/db/overdue-seats'
import { unconfirmedSince } from '@/lib/booking/waiting-list'
import { clientSeatsAt, isOfferedAt, waitsAt } from '@/lib/db/waiting-line'

/** A party that waits for a date. */
export type WaitingParty = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The address in small letters: it has one offer at a time. */
  readonly by: string
  readonly adults: number
  readonly children: number
  readonly seats: number
  /** See `Waiting`. */
  readonly client: string | null
  readonly clientSeats: number | null
}

export type NewWaitingParty = Pick<WaitingParty, 'name' | 'email' | 'adults' | 'children' | 'seats'> & {
  readonly departureIds: readonly number[]
  readonly joinedAt: Date
  readonly clientHash: string | null
}

/**
 * Write down a party that is still to confirm. Where the same party has joined for dates of the tour and not confirmed
 * yet, it is the same entry with these dates besides. Answers its id.
 */
export async function addWaitingParty(
  db: Db,
  { departureIds, ...party }: NewWaitingParty,
  tourId: number,
): Promise<string> {
  const { name, email, adults, children, joinedAt, clientHash } = party
  const [known] = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM waiting_parties p
    WHERE lower(p.email) = lower(${email}) AND p.adults = ${adults} AND p.children = ${children}
      AND p.confirmed_at IS NULL AND p.joined_at > ${unconfirmedSince(joinedAt)}
      AND EXISTS (SELECT FROM waiting_dates w JOIN departures d ON d.id = w.departure_id
        WHERE w.party_id = p.id AND d.tour_id = ${tourId})`
  if (!known) {
    const dates = { create: departureIds.map((departureId) => ({ departureId })) }
    return (await db.waitingParty.create({ data: { ...party, dates } })).id
  }
  await db.waitingParty.update({ where: { id: known.id }, data: { name, joinedAt, clientHash } })
  const dates = departureIds.map((departureId) => ({ partyId: known.id, departureId }))
  await db.waitingDate.createMany({ data: dates, skipDuplicates: true })
  return known.id
}

/**
 * Put a party at the end of the line of each of its dates.
 *
 * @returns  null where it is in the line already, or not on the list any more
 */
export async function confirmWaitingParty(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly adults: number; readonly children: number } | null> {
  const [confirmed] = await db.$queryRaw<{ adults: number; children: number }[]>`
    UPDATE waiting_parties SET confirmed_at = ${now}, sequence = nextval('waiting_parties_sequence_seq')
    WHERE id = ${id}::uuid AND confirmed_at IS NULL AND joined_at > ${unconfirmedSince(now)}
    RETURNING adults, children`
  return confirmed ?? null
}

/** For which of these dates an address is in the line already, with as many adults and children. */
export async function listAwaitedDates(
  db: Db,
  { email, adults, children, departureIds }: NewWaitingParty,
): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT w.departure_id AS id FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id
    WHERE lower(p.email) = lower(${email}) AND p.adults = ${adults} AND p.children = ${children}
      AND w.departure_id = ANY(${[...departureIds]}) AND w.booking_id IS NULL AND p.confirmed_at IS NOT NULL`
  return rows.map(({ id }) => id)
}

/** Those who wait for a date, in the order in which they confirmed; who has another offer open is left out. */
export async function listLine(db: Db, departureId: number, now: Date): Promise<readonly WaitingParty[]> {
  return db.$queryRaw<WaitingParty[]>`
    SELECT p.id::text, p.name, p.email, lower(p.email) AS by, p.adults, p.children, p.seats,
      p.client_hash AS client, ${clientSeatsAt(now)} AS "clientSeats"
    FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
    WHERE w.departure_id = ${departureId} AND ${waitsAt(now)} ORDER BY p.sequence`
}

/**
 * Lock all that an address waits for until the transaction ends: it is offered one place at a time, on whatever
 * departure. As with departures, a lock that somebody else holds is not waited for.
 */
export async function lockWaitingAddress(db: Db, email: string): Promise<void> {
  await db.$queryRaw`
    SELECT 1 AS locked FROM waiting_parties WHERE lower(email) = lower(${email}) ORDER BY id FOR UPDATE NOWAIT`
}

/** Write down that a party was offered this place: it waits for the date no more. */
export async function markOffered(
  db: Db,
  offer: { readonly partyId: string; readonly departureId: number; readonly bookingId: string },
): Promise<void> {
  const { bookingId, ...partyId_departureId } = offer
  await db.waitingDate.update({ where: { partyId_departureId }, data: { bookingId } })
}

/** Dates that have free seats and somebody who waits, with room for the smallest party of them. */
export async function listDatesToOffer(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT d.id FROM departures d
    JOIN (SELECT w.departure_id, min(p.seats) AS least FROM waiting_dates w
      JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
      WHERE ${waitsAt(now)} AND coalesce(p.seats <= ${clientSeatsAt(now)}, true) GROUP BY 1) line ON line.departure_id = d.id
    LEFT JOIN (${overdueSeatsAt(now)}) overdue ON overdue.departure_id = d.id
    WHERE ${isOfferedAt(now)} AND d.seats - d.seats_taken + coalesce(overdue.seats, 0) >= line.least
    ORDER BY d.id`
  return rows.map(({ id }) => id)
}

/** A date that a party waits for, and the place that it was offered there. */
export type WaitingDate = {
  readonly departureId: number
  readonly tourId: number
  readonly day: Day
  readonly bookingId: string | null
  /** A place there is offered, and not paid yet. */
  readonly isOffered: boolean
  /** Until when it can be paid; null where it cannot, or its payment is on its way. */
  readonly payBy: Date | null
  readonly linkVersion: number | null
  /** The party is in the line: it has confirmed. */
  readonly isConfirmed: boolean
}

/** The dates of a party, in their order. None: nobody knows it any more, or it has not confirmed in time. */
export async function listDatesOfParty(db: Db, partyId: string, now: Date): Promise<readonly WaitingDate[]> {
  return db.$queryRaw<WaitingDate[]>`
    SELECT w.departure_id AS "departureId", d.tour_id AS "tourId", d.day::text AS day, w.booking_id::text AS "bookingId",
      coalesce(b.state = 'hold', false) AS "isOffered", b.link_version AS "linkVersion",
      CASE WHEN b.state = 'hold' AND b.expires_at > ${now} AND NOT EXISTS (
        SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.state = 'waiting') THEN b.expires_at END AS "payBy",
      p.confirmed_at IS NOT NULL AS "isConfirmed"
    FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
    LEFT JOIN bookings b ON b.id = w.booking_id
    WHERE w.party_id = ${partyId}::uuid AND (p.confirmed_at IS NOT NULL OR p.joined_at > ${unconfirmedSince(now)})
    ORDER BY d.day`
}

/** The party whose offer a booking is; null where it is none. */
export async function findPartyOfOffer(db: Db, bookingId: string): Promise<string | null> {
  const date = await db.waitingDate.findUnique({ where: { bookingId }, select: { partyId: true } })
  return date?.partyId ?? null
}

export async function deleteWaitingParty(db: Db, id: string): Promise<void> {
  await db.waitingParty.deleteMany({ where: { id } })
}

/** Forget an address. Answers how many parties it was. */
export async function eraseWaiting(db: Db, email: string): Promise<number> {
  return db.$executeRaw`DELETE FROM waiting_parties WHERE lower(email) = lower(${email})`
}

/**
 * Forget who waited for dates that have begun, and parties that wait for nothing more or have not confirmed in time; and
 * of which client they are where no offer is to come.
 */
export async function purgeWaiting(db: Db, now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM waiting_dates w USING departures d WHERE d.id = w.departure_id AND d.starts_at < ${now}`
  await db.$executeRaw`
    DELETE FROM waiting_parties p WHERE NOT EXISTS (SELECT FROM waiting_dates w WHERE w.party_id = p.id)
      OR p.confirmed_at IS NULL AND p.joined_at <= ${unconfirmedSince(now)}`
  await db.$executeRaw`
    UPDATE waiting_parties p SET client_hash = NULL WHERE client_hash IS NOT NULL
      AND NOT EXISTS (SELECT FROM waiting_dates w WHERE w.party_id = p.id AND w.booking_id IS NULL)`
}
