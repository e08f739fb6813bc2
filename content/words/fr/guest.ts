import { type guest as english } from '@/content/words/en/guest'
import { translate } from '@/content/words/translation'

export const guest = translate<typeof english>()({
  title: 'Votre réservation',
  description:
    'Votre réservation chez nous : où elle en est, quand et où nous nous retrouvons, ce qui a été payé, et ses documents.',
  reference: 'Référence {reference}',
  addToCalendar: 'Ajouter à l’agenda',
  downloadReceipt: 'Télécharger le reçu',
  downloadReceiptNumber: 'Télécharger le reçu {number}',
  downloadCreditNote: 'Télécharger le justificatif de remboursement {number}',
  seeDates: 'Choisir une date',
  returnTrip: 'Votre nouvelle sortie offerte, {day}',

  today: 'Aujourd’hui',
  finnishTime: 'heure finlandaise',
  timesInFinland: '{times} (heure finlandaise)',
  tellWhereYouStay: 'Indiquer votre hébergement',
  missedPickUp: 'Personne n’est là à l’heure prévue ? Attendez au chaud, et appelez le <phone></phone>.',

  movedFrom: 'Auparavant : {day} à {time}',
  movedFromTime: 'Auparavant à {time}',
  movedFromTour: 'Auparavant : sortie « {tour} », {day} à {time}',
  adults: 'Adultes',
  children: 'Enfants',
  countAtPrice: '{count} × {price}',
  price: 'Prix',
  toPay: 'À payer',
  paid: 'Payé',
  stillToPay: 'Reste à payer',
  returned: 'Remboursé',
  takenByBank: 'Repris par votre banque',
  weStillReturn: 'Encore à vous rembourser',
  onItsWayBack: 'Remboursement en cours',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  wishes: 'Demandes particulières',

  actions: 'Modifier votre réservation',
  onceOfferIsPaid: 'Une fois la place payée, vous pouvez aussi changer le nombre de participants et la date.',

  payNow: 'Payer maintenant',
  bindingOrder: 'En payant, vous réservez avec obligation de paiement.',
  whatWouldChange: 'Ce qui changerait',
  changeToPay: '{day}, {party} : {price} à payer.',
  debitIsReturned:
    'Si vous gardez la réservation telle quelle, votre banque envoie tout de même le paiement, et nous le remboursons en entier à son arrivée.',
  keepBooking: 'Ne rien changer',

  howToPay: 'Comment payer',
  coinsWithoutDetails:
    '{amount} à payer {method}. Nous vous envoyons les instructions de paiement par e-mail, et vous les trouverez alors ici aussi.',
  coinsToSend: '{amount} à payer {method}. Veuillez envoyer :',
  coinAmount: 'Montant',
  coinAddress: 'Adresse',
  coinNetwork: 'Réseau',

  chooseNext: 'Choisissez la suite',
  comeAgain: 'Revenez sans frais, à n’importe quelle date avec de la place pour votre groupe.',
  comeAgainUntil:
    'Revenez sans frais, à n’importe quelle date avec de la place pour votre groupe, jusqu’au {day}.',
  takeAnotherDate:
    'Prenez une autre date de la même sortie : si elle coûte plus cher, la différence est à notre charge ; si elle coûte moins, la différence vous est remboursée.',
  takeAnotherTour:
    'Prenez une autre date de la même sortie, ou une date d’une autre sortie, {tours} : si elle coûte plus cher, la différence est à notre charge ; si elle coûte moins, la différence vous est remboursée.',
  namedTour: '« {tour} »',
  orRefund: 'Ou nous vous remboursons {amount}.',
  noDeadline: 'Il n’y a pas de date limite.',
  elseStays: 'Si vous ne choisissez rien d’ici au {end}, votre réservation reste telle quelle.',
  elseRefund:
    'Si vous ne choisissez rien d’ici au {end}, la totalité de votre paiement vous est remboursée automatiquement.',
  elseEnds: 'Si vous ne choisissez rien d’ici au {end}, la réservation prend fin.',

  newAddress: 'Votre nouvelle adresse e-mail',
  newAddressWaits:
    '<address></address> attend que vous ouvriez le lien que nous y avons envoyé le {sent}. Il est valable jusqu’au {end} ; tant que vous ne l’avez pas ouvert, nos e-mails sont envoyés à l’adresse que nous avons.',
  sendLinkAgain: 'Renvoyer le lien',
  keepOldAddress: 'Garder l’ancienne adresse',

  whereYouStay: 'Où logez-vous ?',
  forYourGuide: 'Pour votre guide',
  noted:
    'Noté pour votre guide : {what, select, place {où vous logez} health {vos indications de santé} other {où vous logez et vos indications de santé}}.',
  haveWishes: 'Nous avons bien reçu vos demandes particulières : le bureau les transmet à votre guide.',
  haveWishesToo:
    'Nous avons bien reçu aussi vos demandes particulières : le bureau les transmet à votre guide.',
  whereUnknown:
    'Nous ne savons pas encore où venir vous chercher. Allergies, mobilité, âge des enfants : dites-nous cela aussi.',
  whatHelps:
    'Où vous logez, allergies, mobilité, âge des enfants : ce qui nous aide à bien nous occuper de vous.',

  whereWeMeet: 'Où nous nous retrouvons',
  notedPlace: 'Nous avons noté : <place></place>',
  fartherOut:
    'Si vous logez plus loin, <transfer>demandez un transfert</transfer> ou écrivez à <email></email>.',
  yourGuide: 'Votre guide',
  guideSpeaks: 'Langues : {languages}',
  sampleGuide: 'Guide d’exemple',
  whatToBring: 'Ce qu’il faut apporter',
  wholeList: 'La liste entière, à imprimer',
  ourGuarantee: 'Notre garantie',
  ifPlansChange: 'Si vos projets changent',
  onTheDay: 'Le jour même',
  otherQuestions: 'Ce numéro sert aussi pour toute autre question du jour.',
  writeOtherwise: 'À tout autre moment, écrivez à <email></email>.',
  questions: 'Questions',
  writeTo: 'Écrivez à <email></email>.',
  yourHealth: 'Votre santé',
  healthKept:
    'Nous conservons ce que vous avez écrit à ce sujet, pour votre guide. Ce texte est effacé {days} jours après la sortie, ou maintenant, si vous retirez votre consentement.',
  deleteHealth: 'Effacer maintenant',
})
