import { type PaymentMethod } from '@/lib/booking/money/money-methods'
import { cryptoDueAt, isCryptoAvailable } from '@/lib/booking/money/crypto-due'
import { type Party, seatsFor } from '@/lib/booking/party'
import { quote, type Prices } from '@/lib/booking/money/quote'
import { addMinutes } from '@/lib/calendar/duration'

/** How long an unpaid card booking holds its seats. */
export const HOLD_MINUTES = 35

/** How long Stripe's page accepts payment. Stripe requires at least 30 minutes, and the hold must outlast the page. */
export const CHECKOUT_MINUTES = 31

/** Within how many hours we send a guest the wallet address to pay to. Rule: crypto-details (docs/rules.md) */
export const PAYMENT_DETAILS_HOURS = 24

/** The facts about a departure that a new booking needs. Seats of expired bookings do not count as taken. */
export type DepartureSeats = {
  readonly seatsFree: number
  readonly closesAt: Date
  readonly isClosed: boolean
}

export type HoldRefusal =
  | { readonly kind: 'refused'; readonly reason: 'date_closed' | 'crypto_closed' }
  | { readonly kind: 'refused'; readonly reason: 'not_enough_slots'; readonly seatsFree: number }
  | { readonly kind: 'refused'; readonly reason: 'price_changed'; readonly totalCents: number }

export type HoldDecision =
  | { readonly kind: 'held'; readonly seats: number; readonly totalCents: number; readonly expiresAt: Date }
  | HoldRefusal

/**
 * Decide whether a party gets its seats, and until when they are held.
 *
 * @param input.offeredCents  the total that the visitor was shown, in cents
 */
export function decideHold(
  input: { readonly party: Party; readonly offeredCents: number; readonly method: PaymentMethod },
  departure: DepartureSeats & {
    readonly prices: Prices
    readonly inSeason: boolean
    readonly startsAt: Date
  },
  now: Date,
): HoldDecision {
  if (departure.isClosed || !departure.inSeason || departure.closesAt <= now) {
    return { kind: 'refused', reason: 'date_closed' }
  }
  if (input.method === 'crypto' && !isCryptoAvailable(departure.startsAt, now)) {
    return { kind: 'refused', reason: 'crypto_closed' }
  }
  const seats = seatsFor(input.party)
  if (seats > departure.seatsFree) {
    return { kind: 'refused', reason: 'not_enough_slots', seatsFree: departure.seatsFree }
  }
  const totalCents = quote(input.party, departure.prices)
  if (input.offeredCents !== totalCents) return { kind: 'refused', reason: 'price_changed', totalCents }
  const expiresAt =
    input.method === 'crypto' ? cryptoDueAt(departure.startsAt, now) : addMinutes(now, HOLD_MINUTES)
  return { kind: 'held', seats, totalCents, expiresAt }
}

/** While we do not know whether a hold was paid for, it is extended to this long after our next query to Stripe. */
const UNANSWERED_MINUTES = 2

/**
 * Decide how long to extend a hold whose payment page has expired, if Stripe has not yet confirmed whether it was paid:
 * a guest who paid in time must keep the seats. There is no extension once sales have closed, as nobody else could book
 * the seats then.
 *
 * @param hold.expiresAt  when the hold expires; if it already has, it is extended only if its seats are still free
 * @param departure.seatsFree  number of free seats, including the hold's own once it has expired
 * @param until                when we ask Stripe again
 * @returns                    the new expiry; null if the hold cannot be extended, or already lasts long enough
 */
export function decideHoldExtension(
  hold: { readonly seats: number; readonly expiresAt: Date },
  departure: { readonly seatsFree: number; readonly closesAt: Date },
  { until, now }: { readonly until: Date; readonly now: Date },
): Date | null {
  const hasSeats = hold.expiresAt > now || hold.seats <= departure.seatsFree
  if (!hasSeats || departure.closesAt <= now) return null
  const wanted = addMinutes(until, UNANSWERED_MINUTES)
  return wanted > hold.expiresAt ? wanted : null
}
