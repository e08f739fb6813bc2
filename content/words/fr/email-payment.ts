import { type emailPayment as english } from '@/content/words/en/email-payment'
import { translate } from '@/content/words/translation'

export const emailPayment = translate<typeof english>()({
  heldSubject: 'Vos places sont gardées',
  heldPreheader:
    'Pas encore confirmée : le paiement doit nous parvenir {due, select, none {à temps} other {au plus tard le {due}}}.',
  heldHeadline: 'Vos places sont gardées pour vous',
  held: 'Merci de votre réservation {reference}. Vous avez choisi de payer {method}. Vos places sont gardées. La réservation n’est pas encore confirmée ; elle le sera dès que votre paiement sera arrivé.',
  sendDetailsStep: 'Nous vous envoyons les instructions de paiement',
  sendDetails:
    'Vous recevez par e-mail l’adresse du portefeuille et les instructions de paiement dans les {hours} heures.',
  sendDetailsSoon:
    'Vous recevez par e-mail l’adresse du portefeuille et les instructions de paiement bien avant l’échéance.',
  nameCoin: 'Répondez en indiquant la cryptomonnaie que vous souhaitez utiliser.',
  nameCoinUnlessRequested:
    'Répondez en indiquant la cryptomonnaie que vous souhaitez utiliser, si elle ne figure pas dans vos demandes.',
  payStep: 'Vous payez dans les {hours} heures',
  payBy: 'Votre paiement doit nous parvenir {due, select, none {à temps} other {au plus tard le {due}}}.',
  confirmStep: 'Nous confirmons votre réservation',
  confirm: 'Dès que le paiement est arrivé, vous recevez par e-mail la confirmation et un fichier d’agenda.',

  detailsSubject: 'Comment payer',
  detailsPreheader: '{amount} à payer {method}, {due, select, none {à temps} other {au plus tard le {due}}}.',
  detailsHeadline: 'Vos instructions de paiement',
  details:
    'Voici comment payer {isOfChange, select, true {la modification de la réservation {reference}} other {la réservation {reference}}} : {amount} {method}, {due, select, none {à temps} other {au plus tard le {due}}}.',
  partArrived: 'Nous en avons déjà reçu {amount}.',
  earlierDetailsVoid: 'Les instructions de paiement antérieures, si vous en aviez, ne sont plus valables.',
  pleaseSend: 'Veuillez envoyer',
  amount: 'Montant',
  address: 'Adresse',
  network: 'Réseau',
  worth: 'Valeur',
  rate: 'Cours',
  codeAlt: 'Un code QR de l’adresse de paiement',
  beforeSending: 'Avant l’envoi',
  sendingAdvice:
    'Vérifiez l’adresse caractère par caractère, et choisissez exactement le réseau indiqué ci-dessus : ce qui est envoyé sur un autre n’arrive pas. Les frais du réseau s’ajoutent. Dès que tout est arrivé, vous recevez notre confirmation par e-mail.',
  bookingUntilThen: 'Votre réservation jusque-là',

  noDetailsSent:
    'Nous ne vous avons pas envoyé à temps les instructions de paiement de la réservation {reference}. Nous en sommes désolés : l’erreur était la nôtre, et vous ne pouviez pas payer. Les places ont été libérées{due, select, none {} other { le {due}}}, et vous ne devez rien.',
  lapsed:
    'Votre paiement pour la réservation {reference} ne nous est pas parvenu {due, select, none {à temps} other {avant l’échéance, fixée au {due}}}. Les places ont été libérées, et vous ne devez rien.',
  restLapsed:
    'Le reste de votre paiement pour la réservation {reference} ne nous est pas parvenu {due, select, none {à temps} other {avant l’échéance, fixée au {due}}}. Les places ont été libérées, et vous ne devez rien.',
  bookAgainOrReply:
    'Si vous souhaitez toujours venir, réservez de nouveau. Si vous avez payé entre-temps, répondez à cet e-mail, et nous nous en occuperons aussitôt.',
  bookAgainByCard:
    'Si vous souhaitez toujours venir, réservez de nouveau et payez par carte : vos places sont alors confirmées aussitôt.',
  bookAgainButton: 'Réserver de nouveau',
  bookAgainByCardButton: 'Réserver par carte',

  shortSubject: 'Il manque une partie de votre paiement',
  shortPreheader:
    'Il manque encore {amount}, à payer {due, select, none {à temps} other {au plus tard le {due}}}.',
  shortHeadline: 'Il manque encore {amount}',
  short:
    'Merci : nous avons reçu {arrived} {method} pour {isOfChange, select, true {la modification de la réservation {reference}} other {la réservation {reference}}}. Il manque {rest}. Vos places sont gardées, et le reste doit nous parvenir {due, select, none {à temps} other {au plus tard le {due}}}.',
  ifRestLateTitle: 'Si le reste n’arrive pas à temps',
  ifRestOfChangeLate: 'Votre réservation reste comme avant, et nous vous remboursons ce qui est arrivé.',
  ifRestLate: 'Vos places sont proposées à d’autres, et nous vous remboursons ce qui est arrivé.',
  sendRest:
    'Envoyez le reste comme vous avez envoyé cette partie, ou payez-le par carte : la page de votre réservation y mène, sous « Payer maintenant ».',
  askForRest: 'Répondez à cet e-mail, et nous vous envoyons les instructions pour le reste.',
  sendRestTo:
    'Au cours que nous vous avons indiqué, cela fait {coins}. Envoyez cette somme à la même adresse, {address}, sur le réseau {network}.',

  failedSubject: 'Votre paiement n’a pas abouti',
  failedPreheader: 'Rien n’a été prélevé sur votre compte, et les places sont de nouveau libres.',
  failedChangePreheader: 'Rien n’a été prélevé sur votre compte, et votre réservation reste comme avant.',
  failed:
    'Votre banque n’a pas effectué le paiement de la réservation {reference}. Rien n’a été prélevé sur votre compte. Les places sont de nouveau libres : vous n’avez donc pas de réservation pour ce jour.',
  failedChange:
    'Votre banque n’a pas effectué le paiement de la modification de la réservation {reference}. Rien n’a été prélevé sur votre compte, et la réservation reste comme avant.',
  retry:
    'Si vous souhaitez toujours venir, le calendrier montre les places libres. Un paiement par carte est confirmé aussitôt ; votre banque peut vous dire pourquoi elle n’a pas payé.',
  retryChange:
    'Si vous souhaitez toujours la modification, demandez-la encore une fois sur la page de votre réservation. Un paiement par carte est confirmé aussitôt ; votre banque peut vous dire pourquoi elle n’a pas payé.',

  underWaySubject: 'Votre paiement est en cours',
  underWayPreheader: 'Vos places sont gardées. Vous n’avez rien à faire ; inutile de payer de nouveau.',
  underWay:
    'Merci d’avoir réservé chez nous. Votre banque effectue le paiement de la réservation {reference}. Depuis un compte bancaire, cela prend quelques jours, et vos places sont gardées pour vous pendant ce temps.',
  underWayWait:
    'Vous n’avez rien à faire ; inutile de payer de nouveau. Nous vous écrirons dès que le paiement sera arrivé, et cet e-mail-là confirmera votre réservation.',
  whatIsBooked: 'Ce qui est réservé',
  underWayLabel: 'En cours',
  ifBankFailsTitle: 'Si votre banque ne paie pas',
  ifBankFails:
    'Rien n’est alors prélevé sur votre compte, les places sont proposées à d’autres, et nous vous en informons par e-mail.',

  keptSubject: 'Nous avons reçu votre paiement',
  keptPreheader: 'Il concerne la réservation que vous avez annulée, et n’est pas remboursé.',
  kept: 'Votre banque a effectué le paiement de la réservation {reference}, qui était en cours quand vous l’avez annulée. L’annulation est sans frais {until} ; la vôtre est venue plus tard : le paiement n’est donc pas remboursé.',

  linkSubject: 'Vos places sont gardées',
  linkPreheader:
    'Payez {due, select, none {à temps} other {au plus tard le {due}}}, et votre réservation est confirmée.',
  linkHeadline: 'Vos places sont gardées pour vous',
  link: 'Merci d’avoir réservé chez nous. Vos places de la réservation {reference} sont gardées jusqu’à l’arrivée de votre paiement, qui doit nous parvenir {due, select, none {à temps} other {au plus tard le {due}}}.',
  linkSteps:
    'La page de votre réservation mène au paiement : appuyez sur « Payer maintenant », quand cela vous convient, et payez par carte sur la page sécurisée de Stripe. La confirmation vous parvient un instant plus tard.',
  linkLapsedNext:
    'Si vous souhaitez toujours venir, appelez-nous ou répondez à cet e-mail, ou choisissez parmi les places libres. Si vous avez payé entre-temps, nous vous redonnons des places s’il en reste, sinon nous remboursons le paiement en entier.',
})
