import { type guestStatus as english } from '@/content/words/en/guest-status'
import { translate } from '@/content/words/translation'

export const guestStatus = translate<typeof english>()({
  changeByUs: 'Une modification de notre part est en cours',
  changeByUsText:
    'Nous sommes en train de modifier cette réservation, et vous écrirons quand ce sera fait. Revenez dans dix minutes.',
  confirmed: 'Confirmée',
  confirmedText: 'Vos places sont réservées.',
  countdown: '{days, plural, =0 {C’est aujourd’hui.} =1 {C’est demain.} other {Départ dans # jours.}}',
  begun: 'Votre sortie a commencé',
  begunText: 'Si personne n’est encore avec vous, appelez-nous.',
  over: 'Votre sortie est terminée',
  overText: 'Merci de votre venue.',
  changeDebit: 'Le paiement de votre modification est en cours',
  changeDebitText:
    'Votre banque met quelques jours à l’envoyer, et les places sont gardées pendant ce temps. Jusqu’à son arrivée, votre réservation reste telle que ci-dessous.',
  changeOpen: 'Une modification attend son paiement',
  changeOpenText: 'Jusqu’au paiement, votre réservation reste telle que ci-dessous.',
  payBy: 'Payez au plus tard le {due}, sinon elle prend fin automatiquement.',
  payOver:
    'Le délai pour la payer est dépassé, et elle prend fin automatiquement le {end}. Vous pouvez la demander encore une fois.',
  unpaid: 'En attente de votre paiement',
  unpaidText: 'Vos places sont gardées. Elles sont à vous dès que le paiement est arrivé.',
  unpaidUntil: 'Vos places sont gardées jusqu’au {due}. Elles sont à vous dès que le paiement est arrivé.',
  debit: 'Votre paiement est en cours',
  debitText:
    'Votre banque met quelques jours à l’envoyer. Vos places sont gardées pendant ce temps, et nous vous écrirons quand il sera arrivé.',
  cancelled: 'Annulée',
  refunded: 'Annulée, avec remboursement',
  lapsed: 'Expirée',
  bookAnother: 'Vous pouvez réserver une autre date quand vous voulez.',

  departureCancelled: 'Nous avons dû annuler cette sortie',
  departureCancelledText: 'Nous en sommes désolés. C’est à vous de choisir la suite.',
  merged: 'Votre sortie a une autre date',
  mergedText: 'Nous avons réuni deux dates. Si la nouvelle vous convient, vous n’avez rien à faire.',
  timeChanged: 'Votre sortie part à une autre heure',
  timeChangedText: 'Si la nouvelle heure vous convient, vous n’avez rien à faire.',
  lightsNotSeen: 'Aucune aurore boréale n’a été vue',
  lightsNotSeenText: 'Vous pouvez faire usage de notre garantie.',

  endedByGuest: 'La réservation a été annulée à votre demande.',
  endedByUs: 'Nous avons dû annuler la réservation, et nous en sommes désolés.',
  endedWithDeparture: 'Nous avons dû annuler cette sortie, et nous en sommes désolés.',
  endedByChoice: 'Vous avez choisi le remboursement.',
  seatsFree: 'Vos places sont de nouveau libres.',
  priceKept: 'Le délai d’annulation sans frais était dépassé : le prix n’est pas remboursé.',
  notPaid: 'Les places n’ont pas été payées et sont de nouveau libres, et rien n’a été débité.',
  notPaidInFull: 'Les places n’ont pas été payées en entier et sont de nouveau libres.',
  sentBack: 'Nous vous avons remboursé {amount}.',
  weReturn: 'Nous remboursons {amount} manuellement, et vous écrirons pour vous dire comment.',
  onItsWay:
    'Un remboursement de {amount} est en cours. Sur une carte, il arrive d’ordinaire sous {from} à {to} jours ouvrés.',
  disputed: 'Le paiement est contesté auprès de votre banque, qui n’a pas encore rendu sa décision.',
  disputedThenReturned:
    'Si elle nous laisse le paiement, nous vous remboursons alors ce que nous vous devons.',

  cancelOver: 'Depuis le {end}, le prix n’est plus remboursé si vous annulez.',
  cancelTripOver: 'Depuis le {end}, la nouvelle sortie offerte est perdue si vous annulez.',
  cancelUntil:
    'Jusqu’au {end}, vous pouvez annuler, et le prix intégral vous est remboursé. Ensuite, il n’est plus remboursé.',
  cancelTripUntil:
    'Jusqu’au {end}, vous pouvez annuler, et nous vous devons de nouveau la sortie offerte. Ensuite, elle est perdue.',
  cancelDisputed:
    'Jusqu’au {end}, vous pouvez annuler sans frais ; tant que le paiement est contesté auprès de votre banque, rien n’est remboursé.',
  cancelLessened:
    'Jusqu’au {end}, vous pouvez annuler, et ce que nous avons encore de votre paiement vous est remboursé. Ensuite, il n’est plus remboursé.',
})
