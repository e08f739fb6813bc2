import { type reviews as english } from '@/content/words/en/reviews'
import { translate } from '@/content/words/translation'

export const reviews = translate<typeof english>()({
  stars: '{stars} de 5',
  photograph: 'Fotografía de la excursión de {name}',
  came: 'Reservó y vino en {month}',
  guestsSay: 'Lo que dicen los viajeros',
  all: 'Todas las opiniones',
})
