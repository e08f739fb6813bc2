import { type checkout as english } from '@/content/words/en/checkout'
import { translate } from '@/content/words/translation'

export const checkout = translate<typeof english>()({
  adult: '{tour}, adulto',
  child: '{tour}, niño',
  change: '{tour}: cambio de tu reserva',
  rest: '{tour}: resto de tu reserva',
})
