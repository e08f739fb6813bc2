import { type Party } from '@/lib/booking/party'
import { plural } from '@/lib/language/plural'

/** `2 adults and 1 child` */
export function partyWords(party: Party): string {
  return partyLines(party).join(' and ')
}

/** The same, each age band for itself. */
export function partyLines({ adults, children }: Party): readonly string[] {
  const adultText = plural(adults, 'adult')
  return children > 0 ? [adultText, plural(children, 'child', 'children')] : [adultText]
}
