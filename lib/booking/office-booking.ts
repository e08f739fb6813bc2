import { type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { refuseNewSeats, type SeatsRefusal } from '@/lib/booking/seats/new-seats'
import { type Party, seatsFor } from '@/lib/booking/party'
import { placesCents, type Places, sellPlaces, shareTotal } from '@/lib/booking/seats/places'
import { MIN_CHARGE_CENTS } from '@/lib/booking/money/settlement'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/** How long a booking with a payment link holds its seats. */
const LINK_PAYMENT_HOURS = 48

/** Null: the departure's price. A total of 0 is a free place. */
type OfficeOrder = {
  readonly party: Party
  readonly totalCents: number | null
  /** Whether the departure is closed for everyone else. */
  readonly isPrivate: boolean
  /** Whether the guest pays later, by card on the booking's page. */
  readonly isByLink: boolean
}

export type OfficeDecision =
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
        /** The sale of the date has ended, so a link would already have expired. */
        | 'link_too_late'
        /** The amount is below Stripe's minimum. */
        | 'link_too_small'
    }

/**
 * Decide a booking taken by the operator: by the rules for new seats, at the departure's price or an agreed total.
 *
 * Rule: office-bookings (docs/rules.md)
 * Rule: payment-link (docs/rules.md)
 */
export function decideOfficeBooking(
  { party, totalCents, isPrivate, isByLink }: OfficeOrder,
  departure: ChangeableDeparture & { readonly seats: number },
  now: Date,
): OfficeDecision {
  if (party.adults < 1) return { kind: 'refused', reason: 'no_adult' }
  const refusal = refuseNewSeats(seatsFor(party), departure, { actor: 'operator' }, now)
  if (refusal) return refusal
  if (isPrivate && departure.seatsFree < departure.seats) return { kind: 'refused', reason: 'not_alone' }
  const sold = sellPlaces(party, departure.prices)
  const places = totalCents === null ? sold : shareTotal(sold, totalCents, 'agreed')
  const booked = { kind: 'booked', places, totalCents: placesCents(places), expiresAt: null } as const
  if (!isByLink) return booked
  const expiresAt = linkDueAt(departure.closesAt, now)
  if (expiresAt <= now) return { kind: 'refused', reason: 'link_too_late' }
  if (booked.totalCents < MIN_CHARGE_CENTS) return { kind: 'refused', reason: 'link_too_small' }
  return { ...booked, expiresAt }
}

/** When the payment link of a booking taken now expires: never after the date's sale ends. */
function linkDueAt(closesAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + LINK_PAYMENT_HOURS * MS_PER_HOUR, closesAt.getTime()))
}
