import { type safety as english } from '@/content/words/en/safety'
import { translate } from '@/content/words/translation'

export const safety = translate<typeof english>()({
  plan: 'Cada excursión tiene un documento de seguridad por escrito: qué puede ir mal, cómo lo evitamos y quién hace qué si ocurre. Se revisa antes de cada temporada.',
  firstAid: 'Cada guía tiene un certificado de primeros auxilios en vigor y lleva un botiquín.',
  contact: 'Una segunda persona en Rovaniemi sabe dónde está cada grupo y cuándo debería volver.',
  vehicles:
    'Nuestros vehículos llevan neumáticos de invierno, mantas, una pala, un triángulo de emergencia y un extintor. Quien conduce descansa antes de una excursión nocturna.',
  insurance:
    'Tenemos un seguro de responsabilidad civil para nuestras excursiones. No sustituye a tu propio seguro de viaje.',
})
