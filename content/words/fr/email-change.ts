import { type emailChange as english } from '@/content/words/en/email-change'
import { translate } from '@/content/words/translation'

export const emailChange = translate<typeof english>()({
  changedSubject: 'Réservation modifiée',
  changedHeadline: 'Votre réservation est modifiée',
  changedByUsSubject: 'Nous avons modifié votre réservation',
  changedByUs: 'Cette modification vient de nous, et nous en sommes désolés.',
  unsuitedTitle: 'Si cela ne vous convient pas',
  unsuited:
    'Répondez à cet e-mail ou appelez le {phone}. Nous cherchons avec vous une autre date, ou nous annulons la réservation et vous remboursons tout ce que vous avez payé pour elle.',
  otherTour:
    'La réservation {reference} porte désormais sur la sortie « {tourName} » du {day}, au lieu de la sortie « {formerTour} » du {formerDay}.',
  otherDay: 'La réservation {reference} est déplacée au {day}, au lieu du {formerDay}.',
  otherParty: 'La réservation {reference} est désormais pour {party}, au lieu de {formerParty}.',
  otherPrice: 'Le prix de la réservation {reference} est désormais de {price}.',
  stillToPay: 'Il reste à payer {amount}, {due, select, none {à temps} other {au plus tard le {due}}}.',
  detailsVoid:
    'Les instructions de paiement que vous avez peut-être déjà reçues de nous ne sont plus valables : attendez les nouvelles, que nous vous envoyons.',
  changePaid: 'Nous avons bien reçu votre paiement de {amount} {method} pour la modification.',
  costsNothing: 'Ce changement est sans frais, et ne donne lieu à aucun remboursement.',

  paymentSubject: 'Votre modification attend son paiement',
  paymentPreheader: '{amount} à payer, {due, select, none {à temps} other {au plus tard le {due}}}.',
  paymentHeadline: 'Votre modification est prête',
  payment:
    '{isByUs, select, true {Nous} other {Comme vous l’avez demandé, nous}} avons préparé une modification de la réservation {reference} : {party}, le {day}. Il faut pour cela payer {amount}, {due, select, none {à temps} other {au plus tard le {due}}}, et les places vous sont gardées jusque-là.',
  paymentSteps:
    'La page de votre réservation mène au paiement : appuyez sur « Payer maintenant », et la modification est faite un instant plus tard. Si vous préférez tout laisser en l’état, appuyez sur « Ne rien changer ». Sans paiement, la modification prend fin automatiquement, et votre réservation reste comme avant.',
  bookingAfterChange: 'Votre réservation après la modification',

  droppedSubject: 'Votre modification n’est plus en attente',
  droppedPreheader: 'Votre réservation est telle que ci-dessous, et il n’y a rien à payer.',
  dropped:
    'Nous avions préparé une modification de la réservation {reference}, qui attendait son paiement. Elle n’est plus en attente, et il n’y a rien à payer. La réservation reste comme avant : {party}, le {day}.',
  droppedNext:
    'Si vous souhaitez toujours la modification, répondez à cet e-mail, et nous la préparons de nouveau. Si vous l’avez déjà payée, nous remboursons ce paiement en entier.',
  changeGone:
    'La modification pour {party}, le {day}, qui n’était pas encore payée, n’est plus valable, et il n’y a rien à payer pour elle. Si vous l’avez déjà payée, même en partie, tout vous est remboursé. Si vous souhaitez toujours la modification, demandez-la encore une fois sur la page de votre réservation, ou répondez à cet e-mail.',

  lapsedSubject: 'Votre modification a pris fin faute de paiement',
  lapsedPreheader: 'Votre réservation reste comme avant, et il n’y a rien à payer.',
  lapsed:
    'Le paiement de la modification de la réservation {reference} ne nous est pas parvenu à temps : la modification a donc pris fin automatiquement, et il n’y a rien à payer.',
  lapsedDetailsVoid:
    'Les instructions de paiement que vous avez peut-être reçues pour elle ne sont plus valables.',
  staysAsItWas: 'La réservation reste comme avant : {party}, le {day}.',
  lapsedNext:
    'Si vous souhaitez toujours la modification, demandez-la encore une fois sur la page de votre réservation, {until}, ou répondez à cet e-mail. Si vous avez payé entre-temps, nous faisons la modification s’il reste de la place, sinon nous remboursons le paiement en entier.',
})
