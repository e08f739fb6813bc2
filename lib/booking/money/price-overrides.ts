import { type Prices } from '@/lib/booking/money/quote'

/** The operator's prices for one date, per guest in cents, above 0; null means the tour's ordinary price. */
export type PriceOverrides = { readonly adultCents: number | null; readonly childCents: number | null }

/**
 * The prices on one date, as input for `quote`: its own if set, otherwise the tour's.
 *
 * Rule: departure-price (docs/rules.md)
 */
export function applyPriceOverrides(own: PriceOverrides, ordinary: Prices): Prices {
  return {
    adultCents: own.adultCents ?? ordinary.adultCents,
    childCents: own.childCents ?? ordinary.childCents,
  }
}

/** Whether a date has a price of its own. If so, we show both its prices, otherwise neither. */
export function hasPriceOverrides({ adultCents, childCents }: PriceOverrides): boolean {
  return adultCents !== null || childCents !== null
}
