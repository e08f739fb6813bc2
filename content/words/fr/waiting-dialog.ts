import { type waitingDialog as english } from '@/content/words/en/waiting-dialog'
import { translate } from '@/content/words/translation'

export const waitingDialog = translate<typeof english>()({
  introduction:
    'Les places qui se libèrent sont proposées dans l’ordre des inscriptions confirmées ; vous confirmez la vôtre par un lien que nous vous envoyons maintenant par e-mail. Quand une place est libre pour vous, nous vous écrivons de nouveau et vous la gardons {hours} heures au plus, moins longtemps si la sortie est proche.',
  dates: 'Dates',
  moreDates: 'Plus de dates',
  dateMissing: 'Choisissez au moins une date',
  privacy:
    'Chaque e-mail contient un lien pour quitter la liste. Notre <link>politique de confidentialité</link> dit ce que nous conservons.',
  join: 'Rejoindre la liste d’attente',
  sending: 'Un instant : nous notons vos dates.',
  failed: 'Nous n’avons pas pu vous ajouter à la liste. Réessayez, ou écrivez-nous.',
  done: 'Terminé',
  sent: 'Encore une étape : nous avons envoyé un e-mail à {email}. Votre inscription compte à partir du clic sur son lien, qui reste valable {hours} heures.',
})
