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
export const lightsByLatitude = [
  { place: 'Kilpisjärvi', latitude: '69° N', share: 3 / 4, words: '3 nights in 4' },
  { place: 'Sodankylä', latitude: '67° N', share: 1 / 2, words: 'every 2nd night' },
  { place: 'Rovaniemi', latitude: '66.5° N', share: 2 / 5, words: '2 in 5, our estimate' },
  { place: 'Oulu to Kuusamo', latitude: '65 to 66° N', share: 1 / 4, words: 'every 4th night' },
  { place: 'Helsinki', latitude: '60° N', share: 1 / 20, words: 'every 20th night' },
] as const

/** From the skin outwards, each with its thickness in the drawing. */
export const clothingLayers = [
  { name: 'Skin', does: 'makes the heat', room: 40 },
  { name: 'Wool', does: 'stays warm when damp', room: 60 },
  { name: 'Fleece or down', does: 'holds still air', room: 130 },
  { name: 'Shell', does: 'stops wind and snow', room: 50 },
] as const
