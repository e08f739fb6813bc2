import { factText } from '@/content/fact-text'
import { unconfirmedText } from '@/content/operator-fact'
import { type Language } from '@/lib/language/language'
import { formatKilometres } from '@/lib/language/units'
import { words } from '@/lib/words/words'

/** The size of the pick-up area, as a circle around the centre of Rovaniemi. */
const RADIUS_KM = 10

/** The area in which we pick guests up. A sample until the operator confirms it. */
export const pickUpArea = unconfirmedText

/** The pick-up area as a phrase. */
export function pickUpAreaText(language: Language): string {
  const area = words('pickUp', language)('area', { radius: formatKilometres(RADIUS_KM, language) })
  return factText(pickUpArea, area, language)
}

/** The pick-up area as a sentence. */
export function pickUpSentence(language: Language): string {
  const sentence = words('pickUp', language)('sentence', { radius: formatKilometres(RADIUS_KM, language) })
  return factText(pickUpArea, sentence, language)
}

/** What the map of the area shows, in kilometres east and north of the centre, as the crow flies. */
const map = {
  radiusKm: RADIUS_KM,
  places: [
    { name: 'airport', east: 4.5, north: 6.9 },
    { name: 'santaClausVillage', east: 5.2, north: 4.5 },
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
} as const

/** The map of the area with its words. */
export function pickUpMap(language: Language) {
  const say = words('pickUp', language)
  return {
    ...map,
    places: map.places.map((place) => ({ ...place, name: say(place.name) })),
    text: say('map', { radius: formatKilometres(RADIUS_KM, language) }),
  }
}
