/** Titles, captions and descriptions of the drawings in articles. Their labels: `content/blog/figures.ts`. */
export const figures = {
  layersTitle: 'Layers of clothing, cut through',
  layersCaption:
    'Three layers over the skin. The air between and inside them keeps the heat, so none of them may squeeze the next.',
  /** `layers`: a list of 'Wool stays warm when damp', joined by commas. */
  layersInWords: 'From the skin outwards: {layers}. Outside are wind and snow.',
  layer: '{name} {does}',

  darknessTitle: 'Hours of darkness, month by month',
  darknessCaption:
    'The dark part of the night in Rovaniemi, in Finnish time: the sun is at least twelve degrees below the horizon.',
  darkFrom: '{month}: dark from {from} to {to}.',

  roofTitle: 'The part of the sky that a glass dome shows',
  roofCaption:
    'Seen from Rovaniemi, the arc of a quiet night lies {lightsFrom} to {lightsTo} degrees above the northern horizon. A dome over the bed shows the sky from about {roofFrom} degrees up.',
  roofInWords:
    'A quarter of the sky, drawn from the side. The lights fill the part from {lightsFrom} to {lightsTo} degrees above the horizon in the north. The glass roof shows the part from {roofFrom} degrees to overhead. The two do not touch.',
  bed: 'Bed',
  north: 'North',
  overhead: 'Overhead',
  /** These two are drawn on several lines, one for each line break; a line has room for 17 characters. */
  domeShows: 'What a dome shows,\nfrom {roofFrom}° up',
  quietNight: 'Lights of a\nquiet night,\n{lightsFrom}° to {lightsTo}°',

  latitudeTitle: 'On how many clear nights lights appear',
  latitudeCaption:
    'The share of dark nights without cloud on which northern lights appear, by the long records of the Finnish Meteorological Institute. The figure for Rovaniemi is our estimate between its neighbours.',
  latitudeInWords: '{place}: {nights}.',
} as const
