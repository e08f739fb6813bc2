import { type party as english } from '@/content/words/en/party'
import { translate } from '@/content/words/translation'

export const party = translate<typeof english>()({
  adults: '{count, plural, one {# adulto} other {# adultos}}',
  children: '{count, plural, one {# niño} other {# niños}}',
  both: '{adults} y {children}',
  guests: '{count, plural, one {# persona} other {# personas}}',
  places: '{count, plural, one {# plaza} other {# plazas}}',
})
