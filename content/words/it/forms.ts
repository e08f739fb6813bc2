import { type forms as english } from '@/content/words/en/forms'
import { translate } from '@/content/words/translation'

export const forms = translate<typeof english>()({
  optional: 'Facoltativo',
  fullName: 'Nome e cognome',
  phoneHint: 'Con il prefisso internazionale, per esempio +39 o +41.',
  missing: 'Compila questo campo',
  emailShape: 'Scrivi un indirizzo e-mail, per esempio nome@example.com',
  honeypot: 'Lascia vuoto questo campo',
  proving: 'Un momento: il tuo browser si assicura che a inviare non sia un programma.',
})
