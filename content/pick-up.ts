import { factText, unconfirmedFact } from '@/content/operator-fact'

/** The area in which we pick guests up. A sample until the operator confirms it. */
export const pickUpArea = unconfirmedFact(
  'within 10 km (6 miles) of the centre of Rovaniemi, the airport and Santa Claus Village included',
)

export const pickUpAreaText = factText(pickUpArea, pickUpArea.value)

/** The pick-up area as a sentence. */
export const pickUpSentence = factText(pickUpArea, `We collect guests ${pickUpArea.value}.`)
