import 'server-only'
import { cancellationPolicy } from '@/content/policies'
import { totalPlacesCents, pricePlaces } from '@/lib/booking/seats/places'
import { choosePartiesToOffer, offerExpiresAt } from '@/lib/booking/seats/waiting-list'
import { addBooking } from '@/lib/db/bookings/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import { recordBookingHistory } from '@/lib/db/history/history'
import { tryLockName } from '@/lib/db/connection/lock-name'
import {
  listWaitingLine,
  lockWaitingAddress,
  markPlaceOffered,
  type WaitingParty,
} from '@/lib/db/waiting/waiting-list'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { generateBookingReference } from '@/lib/use-cases/seats/steps/generate-booking-reference'
import { toChangeableDeparture } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/**
 * Offer a departure's free seats to the parties on its waiting list, in order. Nobody else can book those seats until
 * this has run: see `StoredDeparture.seatsAwaited`.
 *
 * Rule: waiting-order (docs/rules.md)
 */
export async function offerFreeSeats(id: number, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    await lockAndRefreshDeparture(db, id, now)
    while (await offerNext(db, id, now));
  })
}

/**
 * Make the next offer.
 *
 * @returns  whether to continue: an offer was made or a party was skipped, so more may be waiting
 */
async function offerNext(db: Db, id: number, now: Date): Promise<boolean> {
  const departure = await loadDeparture(db, id, now)
  const isOnSale = !departure.isClosed && toChangeableDeparture(departure).inSeason
  const expiresAt = isOnSale ? offerExpiresAt(departure, now) : null
  const next = expiresAt && (await findNext(db, departure, now))
  if (!next) return false
  await lockWaitingAddress(db, next.email)
  if (next.client) await tryLockName(db, `client:${next.client}`)
  // Check again that the party is waiting: it may have left, or received another offer, while we waited for the locks.
  const party = await findNext(db, departure, now)
  if (party?.id === next.id) await offer(db, { party, departure, expiresAt }, now)
  return true
}

async function findNext(db: Db, departure: StoredDeparture, now: Date): Promise<WaitingParty | undefined> {
  // Leave out seats of expired payment pages that Stripe has not yet confirmed as unpaid.
  const seats = departure.seatsFree + departure.seatsAwaited - departure.seatsOverdue
  return choosePartiesToOffer(await listWaitingLine(db, departure.id, now), seats)[0]
}

type Offer = {
  readonly party: WaitingParty
  readonly departure: StoredDeparture
  readonly expiresAt: Date
}

/** Hold a booking for a party, which pays on the booking's page. Rule: waiting-offer (docs/rules.md) */
async function offer(db: Db, { party, departure, expiresAt }: Offer, now: Date): Promise<void> {
  const { adults, children, seats } = party
  const places = pricePlaces({ adults, children }, departure.prices)
  const booking = await addBooking(db, {
    reference: await generateBookingReference(db),
    departureId: departure.id,
    state: 'hold',
    paymentMethod: 'card',
    source: 'waiting_list',
    adults,
    children,
    seats,
    places,
    totalCents: totalPlacesCents(places),
    cancellationPolicy,
    customerName: party.name,
    customerEmail: party.email,
    language: party.language,
    clientHash: party.client,
    expiresAt,
    createdAt: now,
  })
  await markPlaceOffered(db, { partyId: party.id, departureId: departure.id, bookingId: booking.id })
  await recordBookingHistory(db, { what: 'booked', after: booking, why: 'waiting_list' }, now)
  await enqueueBookingEmails(db, ['place-offered-guest'], { booking, departure, now })
}
