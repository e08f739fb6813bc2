import 'server-only'
import { cancellationPolicy } from '@/content/policies'
import { seatsFor } from '@/lib/booking/party'
import { HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { decideRebuild, type RebuildRefusal } from '@/lib/booking/seats/rebuild'
import { addMinutes } from '@/lib/calendar/duration'
import { addBooking, findBookingByReference } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCheckout, updateCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type PastSession, type SessionDetails } from '@/lib/stripe/past-sessions'
import { lockDepartureOn } from '@/lib/use-cases/booking/lock-and-refresh-departure'

type LostBooking = {
  readonly session: PastSession
  readonly details: SessionDetails
  readonly bookingId: string
  readonly isDebit: boolean
  readonly refundedCents: number
}

type Rebuilt =
  | {
      readonly kind: 'rebuilt' | 'ended'
      readonly isTodaysPrice: boolean
      readonly checkout: StoredCheckout
    }
  | { readonly kind: 'refused'; readonly reason: RebuildRefusal | 'reference_taken' }

/**
 * Rebuild a lost booking from its paid page, with its old id and reference, so that the guest's links and e-mails
 * remain valid. Everything that the page does not say is as it is today: the terms, and the price of each place unless
 * they do not add up to the amount paid. The payment is recorded separately; until then the booking holds its seats.
 *
 * Rule: rebuilt-bookings (docs/rules.md)
 */
export async function rebuildBooking(db: Db, lost: LostBooking, now: Date): Promise<Rebuilt> {
  const { session, details, bookingId, isDebit, refundedCents } = lost
  const { adults, children } = details
  const party = { adults, children }
  const departure = await lockDepartureOn(db, details, now)
  if (await findBookingByReference(db, details.reference))
    return { kind: 'refused', reason: 'reference_taken' }
  const { amountCents: cents, currency } = session
  const decision = decideRebuild({ party, cents, currency, refundedCents }, departure)
  if (decision.kind === 'refused') return decision
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const expiresAt = addMinutes(now, HOLD_MINUTES)
  const booking = await addBooking(db, {
    id: bookingId,
    reference: details.reference,
    departureId: departure.id,
    paymentMethod: 'card',
    ...party,
    seats: seatsFor(party),
    places: decision.places,
    currency,
    cancellationPolicy,
    customerName: details.name,
    customerEmail: details.email,
    language: session.language,
    customerPhone: details.phone,
    specialRequests: details.requests,
    createdAt: session.openedAt,
    ...(decision.kind === 'ended'
      ? { state: 'cancelled', totalCents: 0, endedAt: now }
      : { state: 'hold', totalCents: cents, expiresAt }),
  })
  await recordBookingHistory(db, { what: 'booked', after: booking, why: 'restored' }, now)
  const { id } = await addCheckout(db, { bookingId, attempt: 1, expiresAt })
  const state = isDebit && session.isPaid ? 'waiting' : 'open'
  const checkout = await updateCheckout(db, id, { sessionId: session.sessionId, state })
  return { kind: decision.kind, isTodaysPrice: decision.isTodaysPrice, checkout }
}
