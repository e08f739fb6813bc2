import { type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { refuseNewSeats, type SeatsRefusal } from '@/lib/booking/seats/new-seats'
import { type Party, seatsFor } from '@/lib/booking/party'
import { totalPlacesCents, type Places, pricePlaces, spreadTotalOverPlaces } from '@/lib/booking/seats/places'
import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** How long a booking that is to be paid by link holds its seats. */
const LINK_PAYMENT_HOURS = 48

/**
 * A booking as requested by the operator. `totalCents` is an agreed total, 0 for a free booking; null for the
 * departure's price.
 */
type StaffBookingRequest = {
  readonly party: Party
  readonly totalCents: number | null
  /** Whether to close the departure to everyone except this party. */
  readonly isPrivate: boolean
  /** Whether the guest pays later, by card on the booking's page. */
  readonly isByLink: boolean
}

export type OfficeBookingDecision =
  | {
      readonly kind: 'booked'
      readonly places: Places
      readonly totalCents: number
      /** When the held seats expire; null if nothing is left to pay. */
      readonly expiresAt: Date | null
    }
  | SeatsRefusal
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'no_adult'
        | 'not_alone'
        /** Refused: sales for this date have closed, so a payment link would already have expired. */
        | 'link_too_late'
        /** Refused: the amount is too small for Stripe to charge. */
        | 'link_too_small'
    }

/**
 * Decide whether the operator can make a booking, by the rules for new seats, and at which price: the departure's own
 * or an agreed total.
 *
 * Rule: office-bookings (docs/rules.md)
 * Rule: payment-link (docs/rules.md)
 */
export function decideOfficeBooking(
  { party, totalCents, isPrivate, isByLink }: StaffBookingRequest,
  departure: ChangeableDeparture & { readonly seats: number },
  now: Date,
): OfficeBookingDecision {
  if (party.adults < 1) return { kind: 'refused', reason: 'no_adult' }
  const refusal = refuseNewSeats(seatsFor(party), departure, { actor: 'operator' }, now)
  if (refusal) return refusal
  if (isPrivate && departure.seatsFree < departure.seats) return { kind: 'refused', reason: 'not_alone' }
  const sold = pricePlaces(party, departure.prices)
  const places = totalCents === null ? sold : spreadTotalOverPlaces(sold, totalCents, 'agreed')
  const booked = { kind: 'booked', places, totalCents: totalPlacesCents(places), expiresAt: null } as const
  if (!isByLink) return booked
  const expiresAt = linkDueAt(departure.closesAt, now)
  if (expiresAt <= now) return { kind: 'refused', reason: 'link_too_late' }
  if (booked.totalCents < MIN_CHARGE_CENTS) return { kind: 'refused', reason: 'link_too_small' }
  return { ...booked, expiresAt }
}

/** When the payment link of a booking made now expires: never after sales for the date close. */
function linkDueAt(closesAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + LINK_PAYMENT_HOURS * MS_PER_HOUR, closesAt.getTime()))
}
