import { sayFact, toConfirm } from '@/content/operator-fact'

/** How far out we collect guests. A sample until the operator confirms it. */
export const pickUpArea = toConfirm(
  'within 10 km (6 miles) of the centre of Rovaniemi, the airport and Santa Claus Village included',
)

export const pickUpWords = sayFact(pickUpArea, pickUpArea.value)

/** The same as a sentence. */
export const pickUpRule = sayFact(pickUpArea, `We collect guests ${pickUpArea.value}.`)
