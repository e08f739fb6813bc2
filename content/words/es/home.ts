import { type home as english } from '@/content/words/en/home'
import { translate } from '@/content/words/translation'

export const home = translate<typeof english>()({
  exploreTours: 'Ver las excursiones',
  flagship: '{tour}, {price}',
  severalDays: '¿Varios días por aquí? <link>Mira todas las excursiones de cada uno</link>',
  fromPrice: 'Desde {price}',
  guestsTellUs: 'Lo que nos cuentan los viajeros',
  sampleReview: 'Opinión de muestra',
  ourPlace: 'Imágenes del lugar donde vivimos',
  answeredWithin: 'Correo electrónico, con respuesta en un plazo de {hours} horas',
  phone: 'Teléfono, las 24 horas para emergencias',
  whereWeAre: 'Dónde estamos',
})
