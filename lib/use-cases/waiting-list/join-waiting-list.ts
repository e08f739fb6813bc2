import 'server-only'
import { type Party, seatsFor } from '@/lib/booking/party'
import { offerExpiresAt, countReservedSeats } from '@/lib/booking/seats/waiting-list'
import { type Day } from '@/lib/calendar/day'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { lockName } from '@/lib/db/connection/lock-name'
import {
  addWaitingParty,
  listDatesAlreadyJoined,
  listWaitingDates,
  listWaitingLine,
  type NewWaitingParty,
} from '@/lib/db/waiting/waiting-list'
import { countUnpaidSeats } from '@/lib/db/departures/unpaid-seats'
import { type Language } from '@/lib/language/language'
import { consumeLimit } from '@/lib/limits/limits'
import { hashClient } from '@/lib/use-cases/admission/hash-client'
import { type Caller, type LimitRefusal } from '@/lib/use-cases/admission/limit-refusal'
import { limitFormSubmission } from '@/lib/use-cases/admission/proof-of-work'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'

/** A party that wants to join the waiting list, and the dates of one tour that it would take. */
export type WaitingPartyInput = Party & {
  readonly tourId: number
  readonly departureIds: readonly number[]
  readonly name: string
  readonly email: string
  /** The language that the party reads; English if it is left out. */
  readonly language?: Language
}

export type JoinWaitingListResult =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: 'date_not_found' | 'date_closed' }
  /** There are enough seats. `isKept`: unpaid holds take them up for now, but may lapse. */
  | { readonly kind: 'refused'; readonly reason: 'has_room'; readonly day: Day; readonly isKept: boolean }
  /** Refused: the party is larger than the departure's total number of seats. */
  | { readonly kind: 'refused'; readonly reason: 'party_too_large'; readonly seats: number }
  | LimitRefusal

/**
 * E-mail a party a link that puts it on the waiting list for dates without enough seats for it: see `confirmWaitingListPlace`. A
 * party that is already waiting keeps its place. The result is the same for an address that is already waiting or has
 * tried too often.
 *
 * Rule: waiting-list (docs/rules.md)
 *
 * @param caller  no limits apply if absent
 */
export async function joinWaitingList(
  input: WaitingPartyInput,
  now: Date,
  caller?: Caller,
): Promise<JoinWaitingListResult> {
  const refusal =
    (caller && (await limitFormSubmission('waiting_of_client', caller, now))) ??
    (await refuseDates(input, now))
  if (refusal) return refusal
  const address = await consumeLimit('waiting_of_address', await hashClient(input.email.toLowerCase()))
  const clientHash = caller ? await hashClient(caller.address) : null
  if (!address.isUsedUp) await inTransaction((db) => join(db, { ...input, clientHash }, now))
  return { kind: 'waiting' }
}

async function refuseDates(input: WaitingPartyInput, now: Date): Promise<JoinWaitingListResult | null> {
  for (const id of input.departureIds) {
    const departure = await findDeparture(database(), id, now)
    if (!departure || departure.tourId !== input.tourId) return { kind: 'refused', reason: 'date_not_found' }
    const refusal = await refuseDate(departure, seatsFor(input), now)
    if (refusal) return refusal
  }
  return null
}

async function refuseDate(
  departure: StoredDeparture,
  seats: number,
  now: Date,
): Promise<JoinWaitingListResult | null> {
  const { day, seatsFree } = departure
  if (departure.isClosed || !offerExpiresAt(departure, now)) return { kind: 'refused', reason: 'date_closed' }
  if (seats > departure.seats) return { kind: 'refused', reason: 'party_too_large', seats: departure.seats }
  if (seats <= seatsFree) return { kind: 'refused', reason: 'has_room', day, isKept: false }
  const isKept = seats <= (await seatsWithoutUnpaid(departure, now))
  return isKept ? { kind: 'refused', reason: 'has_room', day, isKept } : null
}

/**
 * The seats that would be free without unpaid holds. Some of these may be the party's own: otherwise a guest could hold
 * a seat, join the waiting list because too few are left, and then release the seat.
 */
async function seatsWithoutUnpaid({ id, seatsFree, seatsAwaited: awaited }: StoredDeparture, now: Date) {
  const seats = seatsFree + awaited + (await countUnpaidSeats(database(), id, now))
  return seats - countReservedSeats(await listWaitingLine(database(), id, now), seats)
}

type Joining = WaitingPartyInput & { readonly clientHash: string | null }

async function join(db: Db, { departureIds, tourId, ...input }: Joining, now: Date): Promise<void> {
  // Lock the address, because the same request may arrive twice at once.
  await lockName(db, `guest:${input.email.toLowerCase()}`)
  const { name, email, language = 'en', adults, children, clientHash } = input
  const counts = { adults, children, seats: seatsFor(input) }
  const party: NewWaitingParty = { name, email, language, ...counts, departureIds, joinedAt: now, clientHash }
  const awaited = await listDatesAlreadyJoined(db, party)
  const fresh = [...new Set(departureIds)].filter((id) => !awaited.includes(id))
  if (fresh.length === 0) return
  const partyId = await addWaitingParty(db, { ...party, departureIds: fresh }, tourId)
  const days = (await listWaitingDates(db, partyId, now)).map(({ day }) => day)
  const { name: tourName } = await loadBookedTour(db, { tourId }, language)
  const facts = { partyId, language, name, adults, children, tourName, days, url: null }
  await enqueueEmail(db, { kind: 'waiting-joined-guest', facts }, { guestEmail: email, now })
}
