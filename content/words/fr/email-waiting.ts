import { type emailWaiting as english } from '@/content/words/en/email-waiting'
import { translate } from '@/content/words/translation'

export const emailWaiting = translate<typeof english>()({
  howWeOffer: 'Comment nous proposons les places libres',
  order:
    'Les places libres sont proposées dans l’ordre des inscriptions confirmées. Personne n’est laissé de côté, sauf si les places ne suffisent pas à un groupe et conviennent au suivant, ou si cela revenait à proposer à une même connexion Internet plus de places qu’une date n’en a.',

  joinedSubject: 'Confirmez votre inscription sur la liste d’attente – {tourName}',
  joinedPreheader: 'Un clic, et votre inscription compte dès cet instant.',
  joinedHeadline: 'Confirmez votre inscription',
  joined:
    'Merci de votre patience. Confirmez votre inscription sur la liste dans les {confirmHours} heures : elle compte à partir de ce moment. Quand il y a de la place pour {party} à l’une de vos dates, nous vous écrivons et gardons cette place pour vous {offerHours} heures au plus, moins longtemps si la sortie est proche, pour que vous ayez le temps de décider. Il n’y a rien à payer avant.',
  confirmPlace: 'Confirmer mon inscription',
  yourDates: 'Vos dates',
  leaveByLink:
    'Si vos projets changent, le même lien permet de quitter la liste à tout moment. Si quelqu’un d’autre a saisi votre adresse, vous n’avez rien à faire : ce qui n’est pas confirmé est effacé.',
  joinedReason:
    'Vous recevez cet e-mail parce que cette adresse e-mail a été saisie dans le formulaire d’une liste d’attente sur notre site.',

  offeredSubject: 'Une place est libre pour vous',
  offered:
    'Il y a de la place pour {party} à la date que vous attendiez. Payez {due, select, none {à temps} other {au plus tard le {due}}}, et elle est à vous ; ensuite, elle passe à la personne suivante.',
  payOnPage:
    'Appuyez sur le bouton ci-dessous pour voir la place et payer. Le paiement par carte est confirmé aussitôt, et la confirmation suit par e-mail.',
  payByReply: 'Pour payer, répondez à cet e-mail ou appelez-nous.',
  seeAndPay: 'Voir et payer',
  yourPlace: 'Votre place, référence {reference}',
  dateUnsuitedTitle: 'Si la date ne vous convient plus',
  dateUnsuited:
    'Vous n’avez rien à faire : la place passe automatiquement à la personne suivante, et vous ne devez rien. Si vous préférez ne plus attendre non plus vos autres dates, vous pouvez quitter la liste.',
  leaveList: 'Quitter la liste',
  offeredReason:
    'Vous recevez cet e-mail parce que cette adresse e-mail figure sur la liste d’attente pour cette date.',
})
