import { type nextDates as english } from '@/content/words/en/next-dates'
import { translate } from '@/content/words/translation'

export const nextDates = translate<typeof english>()({
  placesLeft: ', {count, plural, one {# place} other {# places}}.',
  light: '{light}.',
})
