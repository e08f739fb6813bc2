import { type party as english } from '@/content/words/en/party'
import { translate } from '@/content/words/translation'

export const party = translate<typeof english>()({
  adults: '{count, plural, one {# erwachsene Person} other {# Erwachsene}}',
  children: '{count, plural, one {# Kind} other {# Kinder}}',
  both: '{adults} und {children}',
  guests: '{count, plural, one {# Gast} other {# Gäste}}',
  places: '{count, plural, one {# Platz} other {# Plätze}}',
})
