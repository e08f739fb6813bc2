import { factText, unconfirmedFact } from '@/content/operator-fact'

/** The size of the pick-up area, as a circle around the centre of Rovaniemi. */
const RADIUS = { km: 10, text: '10 km (6 miles)' } as const

/** The area in which we pick guests up. A sample until the operator confirms it. */
export const pickUpArea = unconfirmedFact(
  `within ${RADIUS.text} of the centre of Rovaniemi, the airport and Santa Claus Village included`,
)

export const pickUpAreaText = factText(pickUpArea, pickUpArea.value)

/** The pick-up area as a sentence. */
export const pickUpSentence = factText(pickUpArea, `We collect guests ${pickUpArea.value}.`)

/** What the map of the area shows, in kilometres east and north of the centre, as the crow flies. */
export const pickUpMap = {
  radiusKm: RADIUS.km,
  places: [
    { name: 'Airport', east: 4.5, north: 6.9 },
    { name: 'Santa Claus Village', east: 5.2, north: 4.5 },
  ],
  /** The courses of the two rivers, which meet at the centre. */
  rivers: {
    ounasjoki: [
      [-6.5, 13],
      [-4.6, 9],
      [-4.2, 5.5],
      [-2.2, 3],
      [-0.6, 0.6],
    ],
    kemijoki: [
      [13, -3.6],
      [9, -4.4],
      [5.4, -2.6],
      [2.4, -1.6],
      [0.9, 0.4],
      [-0.6, 0.6],
      [-2.6, -1.8],
      [-6.4, -4.6],
      [-9.4, -9],
      [-13, -11],
    ],
  },
  text: `A map of the area: a circle of ${RADIUS.text} around the centre of Rovaniemi, where the rivers Ounasjoki and Kemijoki meet. The airport and Santa Claus Village, both to the north-east, are inside it.`,
} as const
