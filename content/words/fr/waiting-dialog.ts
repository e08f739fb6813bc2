import { type waitingDialog as english } from '@/content/words/en/waiting-dialog'
import { translate } from '@/content/words/translation'

export const waitingDialog = translate<typeof english>()({
  introduction:
    'Les places qui se libèrent sont proposées dans l’ordre où chacun a confirmé sa place dans la file, par un lien que nous vous envoyons maintenant par e-mail. Quand une place est libre pour vous, nous vous écrivons de nouveau et vous la gardons jusqu’à {hours} heures, moins longtemps si la sortie est proche.',
  dates: 'Dates',
  moreDates: 'Plus de dates',
  dateMissing: 'Choisissez au moins une date',
  privacy:
    'Chaque e-mail contient un lien pour quitter la liste. Ce que nous conservons, notre <link>politique de confidentialité</link> le dit.',
  join: 'Rejoindre la liste d’attente',
  sending: 'Un instant : nous notons vos dates.',
  failed: 'Nous n’avons pas pu vous ajouter à la liste. Réessayez, ou écrivez-nous.',
  done: 'Terminé',
  sent: 'Encore un pas : nous avons envoyé un e-mail à {email}. Votre place dans la file compte à partir du clic sur son lien, qui reste ouvert {hours} heures.',
})
