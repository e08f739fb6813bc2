import { type slides as english } from '@/content/words/en/slides'
import { translate } from '@/content/words/translation'

export const slides = translate<typeof english>()({
  kind: 'pase de imágenes',
  play: 'Reproducir el pase',
  pause: 'Pausar el pase',
  position: 'Imagen {current} de {count}',
  next: 'Imagen siguiente',
})
