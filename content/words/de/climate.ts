import { type climate as english } from '@/content/words/en/climate'
import { translate } from '@/content/words/translation'

export const climate = translate<typeof english>()({
  aboutDegrees: 'Etwa {degrees}',
  aboutDegreesInSentence: 'etwa {degrees}',
  usual: 'Üblich im {month}: {mean}, im Mittel von Tag und Nacht.',
  usualWithSnow: 'Üblich im {month}: {mean}, im Mittel von Tag und Nacht, und {snow} Schnee im Wald.',
})
