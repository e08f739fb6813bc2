import { type emailWaiting as english } from '@/content/words/en/email-waiting'
import { translate } from '@/content/words/translation'

export const emailWaiting = translate<typeof english>()({
  howWeOffer: 'Comment nous proposons les places libres',
  order:
    'Les places libres sont proposées dans l’ordre où chacun a confirmé sa place dans la file. Personne n’est laissé de côté, sauf si la place est trop petite pour un groupe et convient au suivant, ou si un même réseau se verrait proposer plus d’un départ entier à la fois.',

  joinedSubject: 'Confirmez votre place sur la liste d’attente – {tourName}',
  joinedPreheader: 'Un clic, et votre place dans la file compte dès cet instant.',
  joinedHeadline: 'Confirmez votre place dans la file',
  joined:
    'Merci de votre patience. Confirmez votre place dans la file dans les {confirmHours} heures : elle compte à partir de là. Quand il y a de la place pour {party} à l’une de vos dates, nous vous écrivons et vous la gardons jusqu’à {offerHours} heures, moins longtemps si la sortie est proche, pour que vous ayez le temps de décider. Il n’y a rien à payer avant.',
  confirmPlace: 'Confirmer ma place',
  yourDates: 'Vos dates',
  leaveByLink:
    'Si vos projets changent, le même lien permet de quitter la liste à tout moment. Si quelqu’un d’autre a saisi votre adresse, vous n’avez rien à faire : ce qui n’est pas confirmé est effacé.',
  joinedReason:
    'Vous recevez cet e-mail parce que cette adresse e-mail a été saisie dans le formulaire d’une liste d’attente sur notre site.',

  offeredSubject: 'Une place est libre pour vous',
  offered:
    'Il y a de la place pour {party} à la date que vous attendiez. Payez {due, select, none {à temps} other {au plus tard le {due}}} et elle est à vous ; ensuite, elle passe à la personne suivante.',
  payOnPage:
    'Appuyez sur le bouton ci-dessous pour voir la place et payer. Votre carte est confirmée aussitôt, et la confirmation suit par e-mail.',
  payByReply: 'Pour payer, répondez à cet e-mail ou appelez-nous.',
  seeAndPay: 'Voir et payer',
  yourPlace: 'Votre place, référence {reference}',
  dateUnsuitedTitle: 'Si la date ne vous convient plus',
  dateUnsuited:
    'Vous n’avez rien à faire : la place passe d’elle-même à la personne suivante, et vous ne devez rien. Si vous préférez ne plus attendre non plus vos autres dates, vous pouvez quitter la liste.',
  leaveList: 'Quitter la liste',
  offeredReason:
    'Vous recevez cet e-mail parce que cette adresse e-mail figure sur la liste d’attente pour cette date.',
})
