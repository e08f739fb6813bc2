import { type Party } from '@/lib/booking/party'
import { plural } from '@/lib/language/pluralize'

/** Describe a party: `2 adults and 1 child` */
export function partySizeText(party: Party): string {
  return ageBandTexts(party).join(' and ')
}

/** The number of guests in each age band, one text per band. */
export function ageBandTexts({ adults, children }: Party): readonly string[] {
  const adultText = plural(adults, 'adult')
  return children > 0 ? [adultText, plural(children, 'child', 'children')] : [adultText]
}
