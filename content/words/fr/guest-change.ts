import { type guestChange as english } from '@/content/words/en/guest-change'
import { translate } from '@/content/words/translation'

export const guestChange = translate<typeof english>()({
  guests: 'Modifier le nombre de participants',
  guestsDescription:
    'Ajoutez ou retirez des participants : vous voyez le montant à payer ou remboursé avant de confirmer.',
  date: 'Modifier la date',
  dateDescription:
    'Une autre date de la même sortie : vous voyez le montant à payer ou remboursé avant de confirmer.',
  details: 'Modifier les coordonnées',
  detailsDescription:
    'Votre nom, votre téléphone, le lieu de prise en charge et vos demandes particulières : jusqu’au départ de la sortie, sans frais.',
  tellUs: 'Indiquer votre hébergement et vos besoins',
  tellUsDescription:
    'Où venir vous chercher, vos demandes particulières, et ce que notre guide doit savoir de votre santé : jusqu’au départ de la sortie, sans frais.',
  cancel: 'Annuler la réservation',
  cancelDescription: 'Annuler votre réservation : vous voyez le montant remboursé avant de confirmer.',
  refund: 'Remboursement intégral',
  refundDescription:
    'Tout ce que vous avez payé vous est remboursé : vous voyez le montant avant de confirmer.',
  anotherDate: 'Une autre date',
  anotherDateDescription:
    'Les dates que vous pouvez choisir : vous voyez le montant remboursé pour chacune avant de confirmer.',
  anotherTour: 'Une autre sortie',
  anotherTourDescription:
    'Les sorties que vous pouvez choisir à la place : vous voyez le montant remboursé pour chaque date avant de confirmer.',
  back: 'Retour à votre réservation',
  outdated:
    'Rien n’a été fait : quelque chose a changé depuis que vous avez regardé. Vérifiez encore une fois.',
  lookedOften:
    'Cette réservation a été consultée très souvent. Réessayez dans {minutes, plural, one {# minute} other {# minutes}} : rien n’a changé, et ce que vous avez choisi est toujours là.',

  now: 'Actuellement : {party}, {price}.',
  adults: 'Adultes',
  children: 'Enfants',
  ages: 'De {from} à {to} ans',
  seeWhatChanges: 'Vérifier la modification',
  noDate: 'Aucune autre date n’a de place pour vous tous en ce moment.',
  aboutTour: 'Découvrir cette sortie',
  seeDatesOf: 'Voir les dates : {tour}',

  newDate: 'Nouvelle date',
  yours: 'la vôtre',
  ownDate: 'la date de votre réservation',
  free: 'sans frais',
  samePrice: 'même prix',
  more: '{amount} de plus',
  less: '{amount} de moins',
  allFree: 'Toutes les dates sont sans frais pour vous.',
  allSame: 'Même prix à toutes les dates.',
  noneMore: 'Aucune date ne vous coûte davantage.',
  plusAndMinus: '+ : à payer ; − : remboursé.',
  plus: '+ : à payer.',
  minus: '− : remboursé.',

  whatYouGetBack: 'Montant remboursé',
  whatThisCosts: 'Montant à payer',
  confirm: 'Confirmer la modification',
  keep: 'Ne rien changer',
  confirmCancellation: 'Confirmer l’annulation',
  keepBooking: 'Garder ma réservation',
  alreadySo: 'C’est déjà ce que dit votre réservation.',
  alreadyChosen: 'C’est déjà ce que vous avez choisi.',
  placesFree:
    'À cette date, {seats, plural, =0 {aucune place de plus n’est libre} one {# place de plus est libre} other {# places de plus sont libres}}. Réduisez le nombre de participants, ou choisissez une autre date.',
  thenFor: 'Votre réservation sera alors pour {party}.',
  movesTo: 'Votre réservation passe au {day}.',
  droppedChange: 'Votre autre modification, qui attend son paiement, est abandonnée.',
  chargedLater: 'Rien n’est débité maintenant. Vous payez ensuite {price} en tout.',
  detailsVoid:
    'Les instructions de paiement que vous avez peut-être déjà reçues de nous ne sont alors plus valables, et nous vous en envoyons de nouvelles.',
  payByCard:
    'Vous payez à la page suivante. Vous avez {minutes} minutes pour cela, pendant lesquelles nous gardons les places ; sans paiement, votre réservation reste telle quelle.',
  payInCrypto:
    'Vous payez en cryptomonnaie : nous vous envoyons les instructions de paiement par e-mail. Nous gardons les places jusqu’au {until} ; sans paiement, votre réservation reste telle quelle.',
  arrivedGoesBack: 'Ce que nous avions reçu pour la modification précédente, {amount}, vous est remboursé.',

  choiceEnds: 'Votre réservation prend fin définitivement.',
  choiceReturnTrip:
    'Une nouvelle sortie offerte le {day}, avec sa propre réservation. Vous choisissez une seule fois.',
  choiceKeeps: 'Vous venez le {day}, comme prévu dans votre réservation.',
  choiceMoves: 'Votre réservation passe au {day}. Vous choisissez une seule fois.',
  choiceMovesToTour:
    'Votre réservation passe à la sortie « {tour} », le {day}. Vous choisissez une seule fois.',

  chooseAgain: 'Vous pouvez de nouveau choisir entre le remboursement et une autre nouvelle sortie offerte.',
  seatsFreed: 'Vos places sont aussitôt libérées. L’annulation est définitive.',
  disputed:
    'Le paiement est contesté auprès de votre banque : jusqu’à sa décision, nous ne pouvons rien rembourser. Si elle nous laisse le paiement, nous le remboursons alors.',
  takenByBank: 'Votre banque a repris le paiement : il ne reste rien à rembourser.',
  returnedBefore: 'Ce que vous aviez payé vous a déjà été remboursé.',
  nothingPaid: 'Rien n’a été payé : il n’y a donc rien à rembourser.',
  notReturned: 'Le délai d’annulation sans frais est dépassé : le prix n’est pas remboursé.',
})
