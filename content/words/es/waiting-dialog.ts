import { type waitingDialog as english } from '@/content/words/en/waiting-dialog'
import { translate } from '@/content/words/translation'

export const waitingDialog = translate<typeof english>()({
  introduction:
    'Ofrecemos las plazas que quedan libres en el orden en que cada grupo confirmó su puesto en la lista, con un enlace que te enviamos ahora por correo. Cuando haya una plaza para ti, te escribimos de nuevo y te la guardamos hasta {hours} horas (menos si la excursión está próxima).',
  dates: 'Fechas',
  moreDates: 'Más fechas',
  dateMissing: 'Elige al menos una fecha',
  privacy:
    'Cada correo lleva un enlace para salir de la lista. Nuestra <link>política de privacidad</link> explica qué datos guardamos.',
  join: 'Apuntarme',
  sending: 'Un momento, por favor: anotamos tus fechas.',
  failed: 'No hemos podido apuntarte en la lista. Inténtalo de nuevo o escríbenos.',
  done: 'Listo',
  sent: 'Ya casi está: hemos enviado un correo a {email}. Tu puesto en la lista cuenta desde que pulsas el enlace de ese correo, que vale {hours} horas.',
})
