import { type figures as english } from '@/content/words/en/figures'
import { translate } from '@/content/words/translation'

export const figures = translate<typeof english>()({
  layersTitle: 'Las capas de ropa, en corte',
  layersCaption:
    'Tres capas sobre la piel. El aire entre ellas y dentro de ellas guarda el calor, así que ninguna debe apretar a la siguiente.',
  layersInWords: 'De la piel hacia fuera: {layers}. Fuera están el viento y la nieve.',
  layer: '{name} ({does})',

  darknessTitle: 'Horas de oscuridad, mes a mes',
  darknessCaption:
    'La parte oscura de la noche en Rovaniemi, en hora de Finlandia: el sol está al menos doce grados bajo el horizonte.',
  darkFrom: '{month}: oscuro de {from} a {to}.',

  roofTitle: 'La parte del cielo que se ve desde una cúpula de cristal',
  roofCaption:
    'Visto desde Rovaniemi, el arco de una noche tranquila está de {lightsFrom} a {lightsTo} grados sobre el horizonte norte. Una cúpula sobre la cama deja ver el cielo a partir de unos {roofFrom} grados de altura.',
  roofInWords:
    'Un cuarto del cielo, dibujado de lado. Las auroras ocupan la parte que va de {lightsFrom} a {lightsTo} grados sobre el horizonte, al norte. El techo de cristal deja ver la parte que va de {roofFrom} grados al cenit. Las dos no se tocan.',
  bed: 'Cama',
  north: 'Norte',
  overhead: 'Cenit',
  domeShows: 'La cúpula deja ver\ndesde {roofFrom}°',
  quietNight: 'Auroras de una\nnoche tranquila,\nde {lightsFrom}° a {lightsTo}°',

  latitudeTitle: 'En cuántas noches despejadas hay auroras',
  latitudeCaption:
    'La proporción de noches oscuras y sin nubes en que aparecen auroras boreales, según los largos registros del Instituto Meteorológico de Finlandia. La cifra de Rovaniemi es una estimación nuestra entre las de sus vecinos.',
  latitudeInWords: '{place}: {nights}.',
})
