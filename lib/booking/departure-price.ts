import { type Prices } from '@/lib/booking/quote'

/** What the operator set for one date, per guest in cents; null is the tour's ordinary price. Above 0. */
export type OwnPrices = { readonly adultCents: number | null; readonly childCents: number | null }

/**
 * The prices of one date: its own where it has them, else the tour's ordinary ones. `quote` takes them.
 *
 * Rule: departure-price (docs/rules.md)
 */
export function pricesOn(own: OwnPrices, ordinary: Prices): Prices {
  return {
    adultCents: own.adultCents ?? ordinary.adultCents,
    childCents: own.childCents ?? ordinary.childCents,
  }
}

/** Whether a date's price is not simply the tour's: then both of its prices are told, or else neither. */
export function hasOwnPrices({ adultCents, childCents }: OwnPrices): boolean {
  return adultCents !== null || childCents !== null
}
