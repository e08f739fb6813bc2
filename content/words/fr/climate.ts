import { type climate as english } from '@/content/words/en/climate'
import { translate } from '@/content/words/translation'

export const climate = translate<typeof english>()({
  aboutDegrees: 'Environ {degrees}',
  aboutDegreesInSentence: 'environ {degrees}',
  usual: 'D’ordinaire en {month} : {mean}, moyenne du jour et de la nuit.',
  usualWithSnow:
    'D’ordinaire en {month} : {mean}, moyenne du jour et de la nuit, et {snow} de neige en forêt.',
})
