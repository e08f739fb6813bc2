import { type slides as english } from '@/content/words/en/slides'
import { translate } from '@/content/words/translation'

export const slides = translate<typeof english>()({
  kind: 'presentazione di immagini',
  play: 'Avvia la presentazione',
  pause: 'Ferma la presentazione',
  position: 'Immagine {current} di {count}',
  next: 'Immagine successiva',
})
