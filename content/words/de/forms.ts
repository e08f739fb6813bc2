import { type forms as english } from '@/content/words/en/forms'
import { translate } from '@/content/words/translation'

export const forms = translate<typeof english>()({
  optional: 'Optional',
  fullName: 'Vor- und Nachname',
  phoneHint: 'Mit der Landesvorwahl, zum Beispiel +49, +43 oder +41.',
  missing: 'Bitte füllen Sie dieses Feld aus',
  emailShape: 'Bitte geben Sie eine E-Mail-Adresse an, zum Beispiel name@example.com',
  honeypot: 'Bitte leer lassen',
  proving: 'Einen Moment, bitte: Ihr Browser prüft, dass kein Programm dies abschickt.',
})
