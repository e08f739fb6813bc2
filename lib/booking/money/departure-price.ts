import { type Prices } from '@/lib/booking/money/quote'

/** The operator's prices for one date, per guest in cents, above 0; null means the tour's ordinary price. */
export type OwnPrices = { readonly adultCents: number | null; readonly childCents: number | null }

/**
 * The prices of one date: its own if set, otherwise the tour's. Input for `quote`.
 *
 * Rule: departure-price (docs/rules.md)
 */
export function pricesOn(own: OwnPrices, ordinary: Prices): Prices {
  return {
    adultCents: own.adultCents ?? ordinary.adultCents,
    childCents: own.childCents ?? ordinary.childCents,
  }
}

/** Whether a date has its own price: then both prices are shown, otherwise neither. */
export function hasOwnPrices({ adultCents, childCents }: OwnPrices): boolean {
  return adultCents !== null || childCents !== null
}
