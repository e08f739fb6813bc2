import { type party as english } from '@/content/words/en/party'
import { translate } from '@/content/words/translation'

export const party = translate<typeof english>()({
  adults: '{count, plural, one {# adulto} other {# adulti}}',
  children: '{count, plural, one {# bambino} other {# bambini}}',
  both: '{adults} e {children}',
  guests: '{count, plural, one {# ospite} other {# ospiti}}',
  places: '{count, plural, one {# posto} other {# posti}}',
})
