import { type checkout as english } from '@/content/words/en/checkout'
import { translate } from '@/content/words/translation'

export const checkout = translate<typeof english>()({
  adult: '{tour}, adulte',
  child: '{tour}, enfant',
  change: '{tour} : modification de votre réservation',
  rest: '{tour} : solde de votre réservation',
})
