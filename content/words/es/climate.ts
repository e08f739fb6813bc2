import { type climate as english } from '@/content/words/en/climate'
import { translate } from '@/content/words/translation'

export const climate = translate<typeof english>()({
  aboutDegrees: 'Unos {degrees}',
  aboutDegreesInSentence: 'unos {degrees}',
  usual: 'Lo habitual en {month}: {mean}, la media del día y la noche.',
  usualWithSnow:
    'Lo habitual en {month}: {mean}, la media del día y la noche, y {snow} de nieve en el bosque.',
})
