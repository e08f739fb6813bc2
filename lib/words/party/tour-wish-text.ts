import { type TourWish } from '@/lib/contract/tour-wish'
import { formatDay } from '@/lib/language/dates'
import { partySizeText } from '@/lib/words/party/party-size-text'

/**
 * Describe what a visitor had selected: `Ice Fishing, Saturday, 12 December 2026, 2 adults`. Empty if nothing was.
 *
 * @param tours  a tour that is not among them is left out
 */
export function tourWishText(
  { tour, day, party }: TourWish,
  tours: readonly { readonly route: string; readonly name: string }[],
): string {
  const name = tours.find(({ route }) => route === tour)?.name
  return [name, day && formatDay(day), party && partySizeText(party)].filter(Boolean).join(', ')
}
