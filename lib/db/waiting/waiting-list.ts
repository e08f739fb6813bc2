import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { type Db } from '@/lib/db/client'
import { overdueSeatsSql } from '@/lib/db/departures/overdue-seats'
import { type Language, parseLanguage } from '@/lib/language/language'
import { unconfirmedCutoff } from '@/lib/booking/seats/waiting-list'
import { clientSeatsSql, offersSeatsToWaitingListSql, isWaitingSql } from '@/lib/db/waiting/waiting-line'

export type WaitingParty = {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The party's e-mail address in lower case: each address gets one offer at a time. */
  readonly by: string
  readonly language: Language
  readonly adults: number
  readonly children: number
  readonly seats: number
  /** The hash that identifies the client; null if it is not known. */
  readonly client: string | null
  readonly clientSeats: number | null
}

export type NewWaitingParty = Pick<WaitingParty, 'name' | 'email' | 'adults' | 'children' | 'seats'> & {
  /** English if it is left out. */
  readonly language?: Language
  readonly departureIds: readonly number[]
  readonly joinedAt: Date
  readonly clientHash: string | null
}

/**
 * Save a party that has yet to confirm. If the same party has already joined for this tour without confirming, the
 * dates are added to that entry. Returns its id.
 */
export async function addWaitingParty(
  db: Db,
  { departureIds, ...party }: NewWaitingParty,
  tourId: number,
): Promise<string> {
  const { name, email, language, adults, children, joinedAt, clientHash } = party
  const [known] = await db.$queryRaw<{ id: string }[]>`
    SELECT p.id::text FROM waiting_parties p
    WHERE lower(p.email) = lower(${email}) AND p.adults = ${adults} AND p.children = ${children}
      AND p.confirmed_at IS NULL AND p.joined_at > ${unconfirmedCutoff(joinedAt)}
      AND EXISTS (SELECT FROM waiting_dates w JOIN departures d ON d.id = w.departure_id
        WHERE w.party_id = p.id AND d.tour_id = ${tourId})`
  if (!known) {
    const dates = { create: departureIds.map((departureId) => ({ departureId })) }
    return (await db.waitingParty.create({ data: { ...party, dates } })).id
  }
  await db.waitingParty.update({ where: { id: known.id }, data: { name, language, joinedAt, clientHash } })
  const dates = departureIds.map((departureId) => ({ partyId: known.id, departureId }))
  await db.waitingDate.createMany({ data: dates, skipDuplicates: true })
  return known.id
}

/**
 * Put a party at the end of the line for each of its dates.
 *
 * @returns  null if it is already in the line, or no longer on the list
 */
export async function confirmWaitingParty(
  db: Db,
  id: string,
  now: Date,
): Promise<{ readonly adults: number; readonly children: number } | null> {
  const [confirmed] = await db.$queryRaw<{ adults: number; children: number }[]>`
    UPDATE waiting_parties SET confirmed_at = ${now}, sequence = nextval('waiting_parties_sequence_seq')
    WHERE id = ${id}::uuid AND confirmed_at IS NULL AND joined_at > ${unconfirmedCutoff(now)}
    RETURNING adults, children`
  return confirmed ?? null
}

/** Which of these dates the address is already on the waiting list for, with the same number of adults and children. */
export async function listDatesAlreadyJoined(
  db: Db,
  { email, adults, children, departureIds }: NewWaitingParty,
): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT w.departure_id AS id FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id
    WHERE lower(p.email) = lower(${email}) AND p.adults = ${adults} AND p.children = ${children}
      AND w.departure_id = ANY(${[...departureIds]}) AND w.booking_id IS NULL AND p.confirmed_at IS NOT NULL`
  return rows.map(({ id }) => id)
}

/** The parties waiting for a date, in the order in which they confirmed; those with another open offer are left out. */
export async function listWaitingLine(
  db: Db,
  departureId: number,
  now: Date,
): Promise<readonly WaitingParty[]> {
  return db.$queryRaw<WaitingParty[]>`
    SELECT p.id::text, p.name, p.email, p.language, lower(p.email) AS by, p.adults, p.children, p.seats,
      p.client_hash AS client, ${clientSeatsSql(now)} AS "clientSeats"
    FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
    WHERE w.departure_id = ${departureId} AND ${isWaitingSql(now)} ORDER BY p.sequence`
}

/**
 * Lock an e-mail address's places on the waiting list until the transaction ends: it gets one offer at a time, across
 * all departures. As with departures, this does not wait for a lock that is held elsewhere.
 */
export async function lockWaitingAddress(db: Db, email: string): Promise<void> {
  await db.$queryRaw`
    SELECT 1 AS locked FROM waiting_parties WHERE lower(email) = lower(${email}) ORDER BY id FOR UPDATE NOWAIT`
}

/** Record that a party was offered this place: it no longer waits for the date. */
export async function markPlaceOffered(
  db: Db,
  offer: { readonly partyId: string; readonly departureId: number; readonly bookingId: string },
): Promise<void> {
  const { bookingId, ...partyId_departureId } = offer
  await db.waitingDate.update({ where: { partyId_departureId }, data: { bookingId } })
}

/** Departures with somebody waiting and enough free seats for the smallest party. */
export async function listDeparturesToOffer(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT d.id FROM departures d
    JOIN (SELECT w.departure_id, min(p.seats) AS least FROM waiting_dates w
      JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
      WHERE ${isWaitingSql(now)} AND coalesce(p.seats <= ${clientSeatsSql(now)}, true) GROUP BY 1) line ON line.departure_id = d.id
    LEFT JOIN (${overdueSeatsSql(now)}) overdue ON overdue.departure_id = d.id
    WHERE ${offersSeatsToWaitingListSql(now)} AND d.seats - d.seats_taken + coalesce(overdue.seats, 0) >= line.least
    ORDER BY d.id`
  return rows.map(({ id }) => id)
}

export type WaitingDate = {
  readonly departureId: number
  readonly tourId: number
  readonly day: Day
  readonly bookingId: string | null
  /** Whether a place has been offered and not been paid for yet. */
  readonly isOffered: boolean
  /** The payment deadline for the place offered; null if it cannot be paid for, or its payment is under way. */
  readonly payBy: Date | null
  readonly linkVersion: number | null
  /** Whether the party has confirmed and is in the line. */
  readonly isConfirmed: boolean
}

/** A party's dates, in order. Empty if the party is no longer stored, or did not confirm in time. */
export async function listWaitingDates(db: Db, partyId: string, now: Date): Promise<readonly WaitingDate[]> {
  return db.$queryRaw<WaitingDate[]>`
    SELECT w.departure_id AS "departureId", d.tour_id AS "tourId", d.day::text AS day, w.booking_id::text AS "bookingId",
      coalesce(b.state = 'hold', false) AS "isOffered", b.link_version AS "linkVersion",
      CASE WHEN b.state = 'hold' AND b.expires_at > ${now} AND NOT EXISTS (
        SELECT FROM checkouts c WHERE c.booking_id = b.id AND c.state = 'waiting') THEN b.expires_at END AS "payBy",
      p.confirmed_at IS NOT NULL AS "isConfirmed"
    FROM waiting_dates w JOIN waiting_parties p ON p.id = w.party_id JOIN departures d ON d.id = w.departure_id
    LEFT JOIN bookings b ON b.id = w.booking_id
    WHERE w.party_id = ${partyId}::uuid AND (p.confirmed_at IS NOT NULL OR p.joined_at > ${unconfirmedCutoff(now)})
    ORDER BY d.day`
}

/** The party that a booking was offered to; null if the booking was not an offer. */
export async function findOfferedPartyId(db: Db, bookingId: string): Promise<string | null> {
  const date = await db.waitingDate.findUnique({ where: { bookingId }, select: { partyId: true } })
  return date?.partyId ?? null
}

/** The language that a party reads; English if there is no such party. */
export async function findPartyLanguage(db: Db, id: string): Promise<Language> {
  const party = await db.waitingParty.findUnique({ where: { id }, select: { language: true } })
  return parseLanguage(party?.language ?? 'en')
}

export async function deleteWaitingParty(db: Db, id: string): Promise<void> {
  await db.waitingParty.deleteMany({ where: { id } })
}

/** Erase an address from the waiting list. Returns the number of parties deleted. */
export async function eraseWaitingParties(db: Db, email: string): Promise<number> {
  return db.$executeRaw`DELETE FROM waiting_parties WHERE lower(email) = lower(${email})`
}

/**
 * Delete dates whose tour has started, and parties that have no dates left or did not confirm in time. Clear the client
 * of parties that can get no further offer.
 */
export async function purgeWaitingList(db: Db, now: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM waiting_dates w USING departures d WHERE d.id = w.departure_id AND d.starts_at < ${now}`
  await db.$executeRaw`
    DELETE FROM waiting_parties p WHERE NOT EXISTS (SELECT FROM waiting_dates w WHERE w.party_id = p.id)
      OR p.confirmed_at IS NULL AND p.joined_at <= ${unconfirmedCutoff(now)}`
  await db.$executeRaw`
    UPDATE waiting_parties p SET client_hash = NULL WHERE client_hash IS NOT NULL
      AND NOT EXISTS (SELECT FROM waiting_dates w WHERE w.party_id = p.id AND w.booking_id IS NULL)`
}
