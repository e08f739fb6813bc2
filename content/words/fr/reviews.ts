import { type reviews as english } from '@/content/words/en/reviews'
import { translate } from '@/content/words/translation'

export const reviews = translate<typeof english>()({
  stars: '{stars} sur 5',
  photograph: 'Photo de la sortie de {name}',
  came: 'Réservation et participation en {month}',
  guestsSay: 'Ce que disent les voyageurs',
  all: 'Tous les avis',
})
