import { type commonQuestions as english } from '@/content/words/en/common-questions'
import { translate } from '@/content/words/translation'

export const commonQuestions = translate<typeof english>()({
  collect: '¿Dónde es la recogida?',
  collectAnswer:
    'En la puerta de tu alojamiento, {area}. Si te alojas más lejos, escribe a {email} antes de reservar, y te decimos si podemos ir o dónde podríamos encontrarnos.',
  bookUntil: '¿Hasta cuándo puedo reservar?',
  bookUntilAnswer:
    'Hasta las {time} del mismo día, hora de Finlandia, mientras queden plazas. El calendario muestra cuántas hay en cada fecha.',
  plansChange: '¿Y si cambian mis planes?',
  weCancel:
    'Si cancelamos nosotros, por el tiempo o por otro motivo nuestro, eliges entre la devolución completa y otra fecha.',
  tourCloses: '«{tour}» hasta las {time}',
})
