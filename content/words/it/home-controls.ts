import { type homeControls as english } from '@/content/words/en/home-controls'
import { translate } from '@/content/words/translation'

export const homeControls = translate<typeof english>()({
  playFilm: 'Avvia il filmato',
  pauseFilm: 'Ferma il filmato',
  playReviews: 'Fai scorrere le recensioni',
  pauseReviews: 'Ferma le recensioni',
  nextDate: 'Prossima data libera: <day></day><rest></rest>',
})
