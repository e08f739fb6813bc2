import { type distances as english } from '@/content/words/en/distances'
import { translate } from '@/content/words/translation'

export const distances = translate<typeof english>()({
  boardwalk: 'près de trois kilomètres',
  fromHelsinkiByAir: 'une heure vingt',
  fromHelsinkiByTrain: 'douze heures',
  toRanua: 'une heure',
  toLevi: 'deux bonnes heures',
  fromStation: 'vingt minutes à pied',
})
