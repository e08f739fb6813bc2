import { type checkout as english } from '@/content/words/en/checkout'
import { translate } from '@/content/words/translation'

export const checkout = translate<typeof english>()({
  adult: '{tour}, erwachsene Person',
  child: '{tour}, Kind',
  change: '{tour}: Änderung Ihrer Buchung',
  rest: '{tour}: Restbetrag Ihrer Buchung',
})
