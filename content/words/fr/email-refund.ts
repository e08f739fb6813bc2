import { type emailRefund as english } from '@/content/words/en/email-refund'
import { translate } from '@/content/words/translation'

export const emailRefund = translate<typeof english>()({
  sentToCard: 'Nous vous avons renvoyé {amount} sur votre carte.',
  sentBy: 'Nous vous avons renvoyé {amount} {method}.',
  weWriteHow: 'Nous vous remboursons {amount} et vous écrivons comment.',
  onItsWay:
    '{amount} sont en route vers la carte ou le compte avec lequel vous avez payé, et arrivent d’ordinaire sous {from} à {to} jours ouvrés.',
  weWriteHowSince:
    'Nous vous remboursons {amount} et vous écrivons comment, puisque vous avez payé {method}.',
  partlyByHand:
    'Nous vous remboursons {amount}. Ce que vous avez payé {byProvider} revient par la même voie et arrive d’ordinaire sous {from} à {to} jours ouvrés ; au sujet de ce que vous avez payé {byHand}, nous vous écrivons.',
  wentBackSeparately: '{amount} du paiement vous avaient été rendus à part.',
  wentBackRestFollows: '{returned} du paiement vous avaient été rendus à part ; {rest} suivent maintenant.',
  wentBackNoMore: '{returned} du paiement vous avaient été rendus à part ; rien d’autre ne suit.',
  withheldDisputed:
    'Votre banque nous a demandé de rendre le paiement. Tant qu’elle n’a pas décidé, nous ne pouvons pas le rembourser en plus ; elle vous écrit quel est le résultat. Si elle nous laisse le paiement, nous le remboursons alors.',
  withheldTaken: 'Votre banque a repris le paiement : il ne reste rien à rembourser.',
  withheldReturned:
    '{amount} ont déjà été remboursés sur la carte ou le compte avec lequel vous avez payé : il ne reste rien à rembourser.',

  subject: 'Votre remboursement est en route',
  headline: '{amount} sont en route vers vous',
  stillConfirmed: 'Votre réservation, toujours confirmée',
  whatItWasFor: 'L’objet du paiement',
  roomOn:
    'Si vous souhaitez toujours venir, ces dates ont en ce moment de la place pour votre groupe :\n{days}',
  lookInCalendar: 'Si vous souhaitez toujours venir, le calendrier montre les places libres.',

  goesBack: 'Votre paiement pour la réservation {reference} vous est rendu.',
  paidTwice:
    'La réservation {reference} a été payée deux fois. {isPaid, select, true {Elle reste confirmée, avec les places que vous avez ; nous} other {Nous}} remboursons le second paiement.',
  wrongAmount:
    'Le montant que nous avons reçu n’est pas le prix de la réservation, qui est de {price}. Il ne nous a pas permis de confirmer la réservation {reference} : vous n’avez donc pas de réservation pour ce jour.',
  seatGone:
    'Votre paiement pour la réservation {reference} nous est parvenu quand les places n’étaient plus gardées pour elle, et nous n’avons pas pu vous les redonner. Vous n’avez donc pas de réservation pour ce jour. Nous en sommes désolés.',
  calledOff:
    'Votre paiement pour la réservation {reference} nous est parvenu quand nous avions annulé ce départ. Vous n’avez donc pas de réservation pour ce jour. Nous en sommes désolés.',
  overpaid:
    'Il est arrivé davantage pour la réservation {reference} qu’elle ne coûte. Votre réservation est confirmée, et nous remboursons l’excédent.',
  notInFull:
    'Le paiement de la réservation {reference} ne nous est pas parvenu en entier à temps : les places ont donc été rendues. Nous remboursons ce qui était arrivé.',
  disputeEnded:
    'Votre banque a décidé au sujet de votre paiement pour la réservation {reference}. Ce que nous ne pouvions pas rembourser avant vous est rendu maintenant.',
  goodwill:
    'Nous remboursons une partie de ce que vous avez payé pour la réservation {reference}, à titre de geste commercial. Tout le reste de votre réservation demeure inchangé.',
  tourNotAsBooked:
    'Votre sortie de la réservation {reference} n’a pas été telle que vous l’aviez réservée. Nous en sommes désolés, et remboursons une partie de ce que vous avez payé.',
  ourMistake:
    'Nous avons fait une erreur dans le prix de la réservation {reference}. Nous en sommes désolés, et la corrigeons. Tout le reste de votre réservation demeure inchangé.',
  bookingChanged:
    'Votre paiement pour la réservation {reference} nous est parvenu d’une page de paiement ouverte avant la modification de la réservation : ce n’était donc plus son prix. Nous le remboursons. Vos places sont gardées comme avant, et la page de votre réservation montre ce qui est à payer maintenant.',
  bookingEnded:
    'Votre paiement pour la réservation {reference} nous est parvenu quand la réservation avait pris fin. Nous le remboursons.',

  staysAsItWas: 'La réservation {reference} {isPaid, select, true {reste comme avant} other {a pris fin}}.',
  changeGoesBack: 'Votre paiement pour la modification vous est rendu.',
  changeDropped:
    'Votre paiement nous est parvenu pour une modification qui avait été abandonnée ou remplacée.',
  changePaidTwice:
    'La modification de la réservation {reference} a été payée deux fois. Elle est faite, et nous remboursons le second paiement.',
  changeWrongAmount: 'Le montant que nous avons reçu n’est pas ce que coûte la modification.',
  changeSeatGone:
    'Votre paiement pour la modification nous est parvenu quand ses places n’étaient plus gardées, et nous n’avons pas pu vous les redonner. Nous en sommes désolés.',
  changeCalledOff:
    'Votre paiement pour la modification nous est parvenu quand nous avions annulé ce départ. Nous en sommes désolés.',
  changeOfOther:
    'Votre paiement nous est parvenu pour la modification d’une réservation qui n’est plus la même depuis.',
  changeOverpaid:
    'Il est arrivé davantage pour la modification de la réservation {reference} qu’elle ne coûte. La modification est faite, et nous remboursons l’excédent.',
  changeNotInFull:
    'Le paiement de la modification ne nous est pas parvenu en entier à temps. Nous remboursons ce qui était arrivé.',
  changeDisputeEnded:
    'Votre banque a décidé au sujet de votre paiement pour une modification de la réservation {reference}. Ce que nous ne pouvions pas rembourser avant vous est rendu maintenant.',

  correctedSubject: 'Votre remboursement, rectifié',
  corrected:
    'Nous vous avons écrit que {amount} étaient en route vers vous. Ce n’était pas exact, et nous en sommes désolés.',
  toCard:
    'L’argent va sur la carte ou le compte avec lequel vous avez payé, et arrive d’ordinaire sous {from} à {to} jours ouvrés.',

  creditNoteSubject: 'Votre avoir',

  cancelledSubject: 'Réservation annulée',
  refundSubject: 'Votre remboursement',
  cancelledHeadline: 'Votre réservation est annulée',
  refundHeadline: 'Votre paiement vous est rendu',
  departureCalledOff: 'Nous avons annulé ce départ, et avec lui la réservation {reference}.',
  sorryOtherDay:
    'Nous en sommes désolés. Si vous préférez venir un autre jour, répondez à cet e-mail, et nous vous aidons à le réserver.',
  cannotRun:
    'Nous ne pouvons pas assurer la sortie telle que vous l’avez réservée, et avons annulé la réservation {reference}.',
  cancelledFor: 'La réservation {reference} pour le {start} est annulée, et vos places ont été rendues.',
  cancelled: 'La réservation {reference} est annulée.',
  couldNotRun:
    'Nous n’avons pas pu assurer la sortie telle que vous l’aviez réservée. Nous en sommes désolés.',
  returnsPaid:
    'Nous remboursons ce que vous avez payé pour la réservation {reference}. Vous n’avez rien à faire.',
  latePaymentReturned: 'Un paiement qui nous parviendrait encore vous est rendu en entier.',
  cancelledTooLate:
    'L’annulation est sans frais {until}. Celle-ci est venue plus tard : le prix n’est donc pas remboursé.',
})
