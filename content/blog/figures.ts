import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The drawings that an article can show. */
export const figureNames = ['iglooRoof', 'clothingLayers', 'lightsByLatitude', 'darkHours'] as const

export type FigureName = (typeof figureNames)[number]

/**
 * The part of the sky seen through a dome over a bed, and where the lights are on a quiet night, in degrees above the
 * horizon.
 */
export const iglooRoofAngles = { lightsFrom: 10, lightsTo: 30, roofFrom: 40 } as const

/**
 * Share of dark, clear nights with northern lights. Source: Finnish Meteorological Institute; the figure for Rovaniemi
 * is our own calculation.
 */
const shares = [
  { place: 'kilpisjarvi', share: 3 / 4 },
  { place: 'sodankyla', share: 1 / 2 },
  { place: 'rovaniemi', share: 2 / 5 },
  { place: 'ouluToKuusamo', share: 1 / 4 },
  { place: 'helsinki', share: 1 / 20 },
] as const

/** The shares from north to south, with their words. */
export function lightsByLatitude(language: Language) {
  const say = words('drawings', language)
  return shares.map(({ place, share }) => ({
    place: say(place),
    latitude: say(`${place}Latitude`),
    share,
    words: say(`${place}Nights`),
  }))
}

/** From the skin outwards, each with its thickness in the drawing. */
const layers = [
  { name: 'skin', room: 40 },
  { name: 'wool', room: 60 },
  { name: 'fleece', room: 130 },
  { name: 'shell', room: 50 },
] as const

/** The layers of clothing with their words. */
export function clothingLayers(language: Language) {
  const say = words('drawings', language)
  return layers.map(({ name, room }) => ({ name: say(name), does: say(`${name}Does`), room }))
}
