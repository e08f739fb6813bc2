import { type panel as english } from '@/content/words/en/panel'
import { translate } from '@/content/words/translation'

export const panel = translate<typeof english>()({
  chooseDate: 'Choisir une date',
  introduction: 'Choisissez votre date et le nombre de participants',
  loading: 'Chargement de la sortie…',
  stillNothing:
    'Toujours rien ? Appelez le <phone></phone> ou écrivez à <email></email>, et nous réserverons vos places.',
  needsScript:
    'La réservation nécessite JavaScript. Activez-le dans votre navigateur, appelez le <phone></phone> ou écrivez à <email></email>, et nous réserverons vos places. <note>Si vous revenez de la page de paiement : nous ne pouvons pas voir ici si vous avez payé. Regardez vos e-mails avant de réserver de nouveau. Les places qui n’ont pas été payées redeviennent libres {minutes} minutes après votre passage au paiement.</note>',
  notLoaded: 'Le calendrier n’a pas pu être chargé. Vérifiez votre connexion.',
  writeOrCall:
    'Vous pouvez aussi écrire à <email></email> ou appeler le <phone></phone>, et nous réserverons vos places.',
  failed:
    'Quelque chose n’a pas fonctionné ici. L’erreur vient de nous, et ce que vous avez saisi est conservé.',
  failedDialogHeading: 'Quelque chose n’a pas fonctionné ici',
  failedDialog: 'L’erreur vient de nous, et ce que vous avez saisi dans le formulaire est conservé.',
  callInstead: 'Si cela se reproduit, appelez le <phone></phone>, et nous réserverons vos places.',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  bar: 'Réservation',
  fromPrice: 'À partir de {price}',
  perAdult: 'par adulte, TVA comprise',
  howMany: 'Combien de participants ?',
  yourDetails: 'Vos coordonnées',
  toPayment: 'Passer au paiement',
})
