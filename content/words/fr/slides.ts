import { type slides as english } from '@/content/words/en/slides'
import { translate } from '@/content/words/translation'

export const slides = translate<typeof english>()({
  kind: 'diaporama',
  play: 'Lancer le diaporama',
  pause: 'Suspendre le diaporama',
  position: 'Image {current} sur {count}',
  next: 'Image suivante',
})
