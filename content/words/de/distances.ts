import { type distances as english } from '@/content/words/en/distances'
import { translate } from '@/content/words/translation'

export const distances = translate<typeof english>()({
  boardwalk: 'fast drei Kilometer',
  fromHelsinkiByAir: 'eine Stunde und zwanzig Minuten',
  fromHelsinkiByTrain: 'zwölf Stunden',
  toRanua: 'eine Stunde',
  toLevi: 'gut zwei Stunden',
  fromStation: 'zwanzig Minuten zu Fuß',
})
