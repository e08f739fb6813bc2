import { type Party } from '@/lib/booking/party'

/** Price per guest in cents of a euro, VAT included. */
export type Prices = { readonly adultCents: number; readonly childCents: number }

/**
 * Price one party on one departure.
 *
 * @param party   guests by age band
 * @param prices  the price per guest, in cents, VAT included
 * @returns       total in cents
 *
 * Throws nothing. Rule: total-price (docs/rules.md)
 */
export function quote(party: Party, prices: Prices): number {
  return party.adults * prices.adultCents + party.children * prices.childCents
}
