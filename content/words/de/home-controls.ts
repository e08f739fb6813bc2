import { type homeControls as english } from '@/content/words/en/home-controls'
import { translate } from '@/content/words/translation'

export const homeControls = translate<typeof english>()({
  playFilm: 'Film abspielen',
  pauseFilm: 'Film anhalten',
  playReviews: 'Bewertungen abspielen',
  pauseReviews: 'Bewertungen anhalten',
  nextDate: 'Nächster freier Termin: <day></day><rest></rest>',
})
