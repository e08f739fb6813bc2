import { type reviews as english } from '@/content/words/en/reviews'
import { translate } from '@/content/words/translation'

export const reviews = translate<typeof english>()({
  stars: '{stars} su 5',
  photograph: 'Fotografia dell’escursione di {name}',
  came: 'Ha prenotato e partecipato ({month})',
  guestsSay: 'Che cosa dicono gli ospiti',
  all: 'Tutte le recensioni',
})
