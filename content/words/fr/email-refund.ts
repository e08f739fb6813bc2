import { type emailRefund as english } from '@/content/words/en/email-refund'
import { translate } from '@/content/words/translation'

export const emailRefund = translate<typeof english>()({
  sentToCard: 'Nous vous avons remboursé {amount} sur votre carte.',
  sentBy: 'Nous vous avons remboursé {amount} {method}.',
  weWriteHow: 'Nous vous remboursons {amount} et vous écrivons pour vous dire comment.',
  onItsWay:
    'Un remboursement de {amount} est en cours vers la carte ou le compte avec lequel vous avez payé ; il arrive d’ordinaire sous {from} à {to} jours ouvrés.',
  weWriteHowSince:
    'Nous vous remboursons {amount} et vous écrivons pour vous dire comment, puisque vous avez payé {method}.',
  partlyByHand:
    'Nous vous remboursons {amount}. Ce que vous avez payé {byProvider} revient par la même voie et arrive d’ordinaire sous {from} à {to} jours ouvrés ; au sujet de ce que vous avez payé {byHand}, nous vous écrivons.',
  wentBackSeparately: 'Sur ce paiement, la somme de {amount} vous avait été remboursée à part.',
  wentBackRestFollows:
    'Sur ce paiement, la somme de {returned} vous avait été remboursée à part ; le reste, {rest}, suit maintenant.',
  wentBackNoMore:
    'Sur ce paiement, la somme de {returned} vous avait été remboursée à part ; rien d’autre ne suit.',
  withheldDisputed:
    'Votre banque nous a demandé de restituer le paiement. Tant qu’elle n’a pas décidé, nous ne pouvons pas le rembourser en plus ; elle vous fera part du résultat. Si elle nous laisse le paiement, nous le remboursons alors.',
  withheldTaken: 'Votre banque a repris le paiement : il ne reste rien à rembourser.',
  withheldReturned:
    'La somme de {amount} a déjà été remboursée sur la carte ou le compte avec lequel vous avez payé : il ne reste rien à rembourser.',

  subject: 'Votre remboursement est en cours',
  headline: 'Un remboursement de {amount} est en cours',
  partHeadline: 'Un remboursement de {amount} sur {whole} est en cours',
  partOfWhole:
    'C’est une partie des {whole} que nous vous remboursons en tout ; chaque partie fait l’objet d’un e-mail.',
  stillConfirmed: 'Votre réservation, toujours confirmée',
  whatItWasFor: 'L’objet du paiement',
  roomOn:
    'Si vous souhaitez toujours venir, ces dates ont en ce moment de la place pour votre groupe :\n{days}',
  lookInCalendar: 'Si vous souhaitez toujours venir, le calendrier montre les places libres.',

  goesBack: 'Votre paiement pour la réservation {reference} vous est remboursé.',
  paidTwice:
    'La réservation {reference} a été payée deux fois. {isPaid, select, true {Elle reste confirmée, avec les places que vous avez ; nous} other {Nous}} remboursons le second paiement.',
  wrongAmount:
    'Le montant que nous avons reçu n’est pas le prix de la réservation, qui est de {price}. Il ne nous a pas permis de confirmer la réservation {reference} : vous n’avez donc pas de réservation pour ce jour.',
  seatGone:
    'Votre paiement pour la réservation {reference} nous est parvenu alors que les places n’étaient plus gardées, et nous n’avons pas pu vous les redonner. Vous n’avez donc pas de réservation pour ce jour. Nous en sommes désolés.',
  calledOff:
    'Votre paiement pour la réservation {reference} nous est parvenu après l’annulation de ce départ. Vous n’avez donc pas de réservation pour ce jour. Nous en sommes désolés.',
  overpaid:
    'Nous avons reçu, pour la réservation {reference}, plus qu’elle ne coûte. Votre réservation est confirmée, et nous remboursons l’excédent.',
  notInFull:
    'Le paiement de la réservation {reference} ne nous est pas parvenu en entier à temps : les places ont donc été libérées. Nous remboursons ce qui était arrivé.',
  disputeEnded:
    'Votre banque a rendu sa décision sur votre paiement pour la réservation {reference}. Nous vous remboursons maintenant ce que nous ne pouvions pas rembourser avant.',
  goodwill:
    'Nous remboursons une partie de ce que vous avez payé pour la réservation {reference}, à titre de geste commercial. Tout le reste de votre réservation demeure inchangé.',
  tourNotAsBooked:
    'La sortie de votre réservation {reference} n’a pas été telle que vous l’aviez réservée. Nous en sommes désolés, et remboursons une partie de ce que vous avez payé.',
  ourMistake:
    'Nous avons fait une erreur dans le prix de la réservation {reference}. Nous en sommes désolés, et la corrigeons. Tout le reste de votre réservation demeure inchangé.',
  bookingChanged:
    'Votre paiement pour la réservation {reference} vient d’une page de paiement ouverte avant la modification de la réservation : ce n’en était donc plus le prix. Nous le remboursons. Vos places sont gardées comme avant, et la page de votre réservation montre ce qui est à payer maintenant.',
  bookingEnded:
    'Votre paiement pour la réservation {reference} nous est parvenu alors que la réservation avait pris fin. Nous le remboursons.',

  staysAsItWas: 'La réservation {reference} {isPaid, select, true {reste comme avant} other {a pris fin}}.',
  changeGoesBack: 'Votre paiement pour la modification vous est remboursé.',
  changeDropped:
    'Votre paiement nous est parvenu pour une modification qui avait été abandonnée ou remplacée.',
  changePaidTwice:
    'La modification de la réservation {reference} a été payée deux fois. Elle est faite, et nous remboursons le second paiement.',
  changeWrongAmount: 'Le montant que nous avons reçu n’est pas ce que coûte la modification.',
  changeSeatGone:
    'Votre paiement pour la modification nous est parvenu alors que les places n’étaient plus gardées, et nous n’avons pas pu vous les redonner. Nous en sommes désolés.',
  changeCalledOff:
    'Votre paiement pour la modification nous est parvenu après l’annulation de ce départ. Nous en sommes désolés.',
  changeOfOther:
    'Votre paiement nous est parvenu pour la modification d’une réservation qui a changé depuis.',
  changeOverpaid:
    'Nous avons reçu, pour la modification de la réservation {reference}, plus qu’elle ne coûte. La modification est faite, et nous remboursons l’excédent.',
  changeNotInFull:
    'Le paiement de la modification ne nous est pas parvenu en entier à temps. Nous remboursons ce qui était arrivé.',
  changeDisputeEnded:
    'Votre banque a rendu sa décision sur votre paiement pour une modification de la réservation {reference}. Nous vous remboursons maintenant ce que nous ne pouvions pas rembourser avant.',

  correctedSubject: 'Votre remboursement, rectifié',
  corrected:
    'Nous vous avons écrit qu’un remboursement de {amount} était en cours. Ce n’était pas exact, et nous en sommes désolés.',
  toCard:
    'Le remboursement est effectué sur la carte ou le compte avec lequel vous avez payé, et arrive d’ordinaire sous {from} à {to} jours ouvrés.',

  creditNoteSubject: 'Votre justificatif de remboursement',

  cancelledSubject: 'Réservation annulée',
  refundSubject: 'Votre remboursement',
  cancelledHeadline: 'Votre réservation est annulée',
  refundHeadline: 'Votre paiement vous est remboursé',
  departureCalledOff: 'Nous avons annulé ce départ, et avec lui la réservation {reference}.',
  sorryOtherDay:
    'Nous en sommes désolés. Si vous préférez venir un autre jour, répondez à cet e-mail, et nous vous aiderons à le réserver.',
  cannotRun:
    'Nous ne pouvons pas assurer la sortie telle que vous l’avez réservée, et avons annulé la réservation {reference}.',
  cancelledFor: 'La réservation {reference} pour le {start} est annulée, et vos places ont été libérées.',
  cancelled: 'La réservation {reference} est annulée.',
  couldNotRun:
    'Nous n’avons pas pu assurer la sortie telle que vous l’aviez réservée. Nous en sommes désolés.',
  returnsPaid:
    'Nous remboursons ce que vous avez payé pour la réservation {reference}. Vous n’avez rien à faire.',
  latePaymentReturned: 'Un paiement qui nous parviendrait encore vous sera remboursé en entier.',
  cancelledTooLate:
    'L’annulation est sans frais {until}. Celle-ci est venue plus tard : le prix n’est donc pas remboursé.',
})
