import { type Party } from '@/lib/booking/party'
import { type Say } from '@/lib/words/say'

/** Describe a party: `2 adults and 1 child` */
export function partySizeText(say: Say<'party'>, party: Party): string {
  const [adults, children] = ageBandTexts(say, party)
  return children ? say('both', { adults, children }) : adults
}

/** The number of guests in each age band, one text per band. */
export function ageBandTexts(say: Say<'party'>, party: Party): readonly [adults: string, children?: string] {
  const adults = say('adults', { count: party.adults })
  return party.children > 0 ? [adults, say('children', { count: party.children })] : [adults]
}
