import { type homeControls as english } from '@/content/words/en/home-controls'
import { translate } from '@/content/words/translation'

export const homeControls = translate<typeof english>()({
  playFilm: 'Lancer le film',
  pauseFilm: 'Suspendre le film',
  playReviews: 'Faire défiler les avis',
  pauseReviews: 'Arrêter les avis',
  nextDate: 'Prochaine date libre : <day></day><rest></rest>',
})
