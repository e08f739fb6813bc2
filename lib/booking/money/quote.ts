import { type Party } from '@/lib/booking/party'

/** Price per guest in cents of a euro, VAT included. */
export type Prices = { readonly adultCents: number; readonly childCents: number }

/**
 * Calculate the price for a party on a departure.
 *
 * @param party   guests by age band
 * @param prices  the price per guest, in cents, VAT included
 * @returns       total in cents
 *
 * Rule: total-price (docs/rules.md)
 */
export function quote(party: Party, prices: Prices): number {
  return party.adults * prices.adultCents + party.children * prices.childCents
}
