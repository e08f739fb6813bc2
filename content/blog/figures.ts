/** The drawn figures that an article may show. */
export const figureNames = ['iglooRoof', 'clothingLayers', 'lightsByLatitude', 'darkHours'] as const

export type FigureName = (typeof figureNames)[number]

/** What a dome over a bed shows of the sky, and where the lights of a quiet night are: degrees above the horizon. */
export const roofAngles = { lightsFrom: 10, lightsTo: 30, roofFrom: 40 } as const

/** On which share of dark, clear nights lights appear. Finnish Meteorological Institute; Rovaniemi is reckoned. */
export const lightsByLatitude = [
  { place: 'Kilpisjärvi', latitude: '69° N', share: 3 / 4, words: '3 nights in 4' },
  { place: 'Sodankylä', latitude: '67° N', share: 1 / 2, words: 'every 2nd night' },
  { place: 'Rovaniemi', latitude: '66.5° N', share: 2 / 5, words: '2 in 5, our estimate' },
  { place: 'Oulu to Kuusamo', latitude: '65 to 66° N', share: 1 / 4, words: 'every 4th night' },
  { place: 'Helsinki', latitude: '60° N', share: 1 / 20, words: 'every 20th night' },
] as const

/** From the skin outwards, with how much room each takes in the drawing. */
export const clothingLayers = [
  { name: 'Skin', does: 'makes the heat', room: 40 },
  { name: 'Wool', does: 'stays warm when damp', room: 60 },
  { name: 'Fleece or down', does: 'holds still air', room: 130 },
  { name: 'Shell', does: 'stops wind and snow', room: 50 },
] as const
