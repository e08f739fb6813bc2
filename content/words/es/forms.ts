import { type forms as english } from '@/content/words/en/forms'
import { translate } from '@/content/words/translation'

export const forms = translate<typeof english>()({
  optional: 'Opcional',
  fullName: 'Nombre y apellidos',
  phoneHint: 'Con el prefijo del país, como +34 o +52.',
  missing: 'Rellena este campo',
  emailShape: 'Escribe un correo electrónico, como nombre@example.com',
  honeypot: 'Deja este campo vacío',
  proving: 'Un momento, por favor: tu navegador comprueba que esto no lo envía un programa.',
})
