import { type climate as english } from '@/content/words/en/climate'
import { translate } from '@/content/words/translation'

export const climate = translate<typeof english>()({
  aboutDegrees: 'Circa {degrees}',
  aboutDegreesInSentence: 'circa {degrees}',
  usual: 'Di solito in {month}: {mean}, la media fra giorno e notte.',
  usualWithSnow: 'Di solito in {month}: {mean}, la media fra giorno e notte, e {snow} di neve nel bosco.',
})
