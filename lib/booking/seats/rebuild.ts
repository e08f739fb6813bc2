import { type Party, seatsFor } from '@/lib/booking/party'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { pricePlaces, spreadTotalOverPlaces, type Places } from '@/lib/booking/seats/places'

/** A payment whose booking is not in the database. Amounts in cents. */
export type LostPayment = {
  readonly party: Party
  readonly cents: number
  readonly currency: string
  /** The amount of the payment that has been refunded since. */
  readonly refundedCents: number
}

export type RebuildRefusal = 'no_departure' | 'departure_cancelled' | 'no_seats' | 'other_currency'

export type RebuildDecision =
  | {
      /**
       * What to rebuild. `ended`: everything has been refunded, so the booking is kept for the accounts alone and takes
       * no seats.
       */
      readonly kind: 'rebuilt' | 'ended'
      readonly places: Places
      /** Whether the departure's prices today add up to the amount paid. */
      readonly isTodaysPrice: boolean
    }
  | { readonly kind: 'refused'; readonly reason: RebuildRefusal }

/**
 * Decide whether the booking of a payment can be rebuilt, and at which prices: today's if they add up to the amount
 * paid, or else that amount as an agreed total. It does not matter if sales have closed since.
 *
 * @param departure  null if there is none on that day; its free seats include those reserved for the waiting list, as
 *                   this guest came first
 *
 * Rule: rebuilt-bookings (docs/rules.md)
 */
export function decideRebuild(
  { party, cents, currency, refundedCents }: LostPayment,
  departure: {
    readonly prices: Prices
    readonly seatsFree: number
    readonly seatsAwaited: number
    readonly cancelledAt: Date | null
  } | null,
): RebuildDecision {
  if (currency !== 'eur') return { kind: 'refused', reason: 'other_currency' }
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const sold = pricePlaces(party, departure.prices)
  const isTodaysPrice = quote(party, departure.prices) === cents
  const places = isTodaysPrice ? sold : spreadTotalOverPlaces(sold, cents, 'agreed')
  if (refundedCents >= cents) return { kind: 'ended', places, isTodaysPrice }
  if (departure.cancelledAt) return { kind: 'refused', reason: 'departure_cancelled' }
  const seatsLeft = departure.seatsFree + departure.seatsAwaited
  if (seatsFor(party) > seatsLeft) return { kind: 'refused', reason: 'no_seats' }
  return { kind: 'rebuilt', places, isTodaysPrice }
}
