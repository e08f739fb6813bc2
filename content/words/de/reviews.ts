import { type reviews as english } from '@/content/words/en/reviews'
import { translate } from '@/content/words/translation'

export const reviews = translate<typeof english>()({
  stars: '{stars} von 5',
  photograph: 'Foto von der Tour mit {name}',
  came: 'Gebucht und dabei im {month}',
  guestsSay: 'Was Gäste sagen',
  all: 'Alle Bewertungen',
})
