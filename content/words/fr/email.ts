import { type email as english } from '@/content/words/en/email'
import { translate } from '@/content/words/translation'

export const email = translate<typeof english>()({
  greeting: 'Bonjour {name},',
  greetingWithoutName: 'Bonjour,',
  signature:
    'Si quelque chose n’est pas clair, répondez à cet e-mail ou appelez le {phone}.\n\nCordialement,\n{brand}',
  reason:
    'Vous recevez cet e-mail parce que la réservation {reference} a été faite avec cette adresse e-mail.',
  subject: '{what} – {tourName}, {day} ({reference})',
  companyWithId: '{legalName}, numéro d’entreprise (Y-tunnus) {businessId}',
  businessId: 'Numéro d’entreprise (Y-tunnus) {businessId}',

  reference: 'Référence',
  tour: 'Activité',
  date: 'Date',
  time: 'Horaire',
  place: 'Lieu',
  guests: 'Participants',
  requests: 'Demandes',
  price: 'Prix',
  paid: 'Payé',
  refundedBefore: 'Déjà remboursé',
  toPay: 'À payer',
  wasToPay: 'Montant qui était dû',
  finnishTime: '(heure finlandaise)',
  adultsAt: '{count, plural, one {# adulte à {price}} other {# adultes à {price} chacun}}',
  childrenAt: '{count, plural, one {# enfant à {price}} other {# enfants à {price} chacun}}',
  priceWithVat: '{price} {method}, TVA comprise',
  nothingToPay: 'Rien à payer',

  yourBooking: 'Votre réservation',
  whatWasBooked: 'Ce qui était réservé',
  whatHappensNext: 'La suite',
  whatToBring: 'Ce qu’il faut apporter',
  ifPlansChange: 'Si vos projets changent',
  ifUnpaidTitle: 'Si le paiement n’arrive pas à temps',
  ifUnpaid:
    'Vos places sont proposées à d’autres et la réservation prend fin automatiquement. Vous ne devez rien.',
  endedUnpaid: 'Votre réservation a pris fin faute de paiement',
  seatsReturned: 'Vos places ont été libérées, et vous ne devez rien.',
  nothingWasPaid: 'Rien n’avait été payé : il n’y a donc rien à rembourser.',

  seeYourTour: 'Voir votre sortie',
  seeTheTour: 'Voir la sortie',
  chooseDate: 'Choisir une date',
  chooseAnotherDate: 'Choisir une autre date',
  tellWhereYouStay: 'Indiquer votre hébergement',

  start: 'Départ à {time}',
  timesAndPlace: '{times} (heure finlandaise).\n{place}.',
  onDay: 'Le {day}',
  ourGuarantee: 'Notre garantie',
  calendarAdds: 'Le fichier d’agenda joint à cet e-mail inscrit la sortie dans votre agenda.',
  calendarAddsIt: 'Le fichier d’agenda joint à cet e-mail l’inscrit dans votre agenda.',
  calendarUpdates: 'Le fichier d’agenda joint à cet e-mail met votre agenda à jour.',
  calendarRemoves: 'Le fichier d’agenda joint à cet e-mail retire la sortie de votre agenda.',

  freeUntil:
    '{hours, plural, =0 {jusqu’au départ} one {jusqu’à # heure avant le départ} other {jusqu’à # heures avant le départ}}',
  freeUntilFormerStart:
    '{hours, plural, =0 {jusqu’à l’ancienne heure de départ, plus tardive} one {jusqu’à # heure avant l’ancienne heure de départ, plus tardive} other {jusqu’à # heures avant l’ancienne heure de départ, plus tardive}}',
  cancelFree:
    'Vous pouvez annuler sans frais {until}. {hasPage, select, true {Faites-le sur la page de votre réservation, ou écrivez-nous,} other {Écrivez-nous}} avant le {end}, et nous remboursons le prix intégral ; ensuite, il n’est plus remboursé. Jusque-là, vous pouvez aussi changer le nombre de participants ou la date.',
  cancelOver:
    'Les réservations s’annulent sans frais {until}. Pour votre sortie, c’était jusqu’au {end} : le prix n’est donc pas remboursé si vous annulez.',
  weatherReason:
    'La météo ne nous {isLate, select, true {permettait} other {permet}} pas de l’assurer en toute sécurité.',
  guideReason:
    'Notre guide {isLate, select, true {n’était} other {n’est}} pas en mesure de la conduire, et nous n’avons personne d’autre à envoyer.',
  fewReason: 'Trop peu de personnes l’{isLate, select, true {avaient} other {ont}} réservée.',
  mergedReason: 'Nous l’avons réunie avec une autre date.',

  receipt: 'reçu {number}',
  creditNote: 'justificatif de remboursement {number}',
  attached: '{count, plural, one {Pièce jointe : {papers}.} other {Pièces jointes : {papers}.}}',
  returnedPart: 'Nous avions reçu {amount}, et vous remboursons cette somme.',
  replyWithWallet:
    'Répondez en indiquant l’adresse du portefeuille où vous souhaitez recevoir ce remboursement.',
})
