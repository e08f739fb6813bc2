import { type slides as english } from '@/content/words/en/slides'
import { translate } from '@/content/words/translation'

export const slides = translate<typeof english>()({
  kind: 'Bilderfolge',
  play: 'Bilder abspielen',
  pause: 'Bilder anhalten',
  position: 'Bild {current} von {count}',
  next: 'Nächstes Bild',
})
