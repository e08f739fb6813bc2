import { type homeControls as english } from '@/content/words/en/home-controls'
import { translate } from '@/content/words/translation'

export const homeControls = translate<typeof english>()({
  playFilm: 'Reproducir el vídeo',
  pauseFilm: 'Pausar el vídeo',
  playReviews: 'Reproducir las opiniones',
  pauseReviews: 'Pausar las opiniones',
  nextDate: 'Próxima fecha libre: <day></day><rest></rest>',
})
