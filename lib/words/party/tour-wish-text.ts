import { type TourWish } from '@/lib/contract/tour-wish'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { partySizeText } from '@/lib/words/party/party-size-text'
import { type Say } from '@/lib/words/say'

/**
 * Describe what a visitor had selected: `Ice Fishing, Saturday, 12 December 2026, 2 adults`. Empty if nothing was.
 *
 * @param tours  a tour that is not among them is left out
 */
export function tourWishText(
  say: Say<'party'>,
  { tour, day, party }: TourWish,
  tours: readonly { readonly route: string; readonly name: string }[],
  language: Language,
): string {
  const name = tours.find(({ route }) => route === tour)?.name
  return [name, day && formatDay(day, language), party && partySizeText(say, party)]
    .filter(Boolean)
    .join(', ')
}
