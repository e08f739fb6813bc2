import { type distances as english } from '@/content/words/en/distances'
import { translate } from '@/content/words/translation'

export const distances = translate<typeof english>()({
  boardwalk: 'casi tres kilómetros',
  fromHelsinkiByAir: 'una hora y veinte minutos',
  fromHelsinkiByTrain: 'doce horas',
  toRanua: 'una hora',
  toLevi: 'dos horas largas',
  fromStation: 'veinte minutos a pie',
})
