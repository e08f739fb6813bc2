import { type distances as english } from '@/content/words/en/distances'
import { translate } from '@/content/words/translation'

export const distances = translate<typeof english>()({
  boardwalk: 'quasi tre chilometri',
  fromHelsinkiByAir: 'un’ora e venti minuti',
  fromHelsinkiByTrain: 'dodici ore',
  toRanua: 'un’ora',
  toLevi: 'due ore abbondanti',
  fromStation: 'venti minuti a piedi',
})
