import { type checkout as english } from '@/content/words/en/checkout'
import { translate } from '@/content/words/translation'

export const checkout = translate<typeof english>()({
  adult: '{tour}, adulto',
  child: '{tour}, bambino',
  change: '{tour}: modifica della tua prenotazione',
  rest: '{tour}: saldo della tua prenotazione',
})
