import { type forms as english } from '@/content/words/en/forms'
import { translate } from '@/content/words/translation'

export const forms = translate<typeof english>()({
  optional: 'Facultatif',
  fullName: 'Nom complet',
  phoneHint: 'Avec l’indicatif du pays, comme +33 ou +44.',
  missing: 'Remplissez ce champ',
  emailShape: 'Indiquez une adresse e-mail, comme nom@exemple.com',
  honeypot: 'Laissez ce champ vide',
  proving: 'Un instant : votre navigateur s’assure qu’aucun programme n’envoie ceci.',
})
