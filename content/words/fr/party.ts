import { type party as english } from '@/content/words/en/party'
import { translate } from '@/content/words/translation'

export const party = translate<typeof english>()({
  adults: '{count, plural, one {# adulte} other {# adultes}}',
  children: '{count, plural, one {# enfant} other {# enfants}}',
  both: '{adults} et {children}',
  guests: '{count, plural, one {# personne} other {# personnes}}',
  places: '{count, plural, one {# place} other {# places}}',
})
