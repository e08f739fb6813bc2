import { type confirmation as english } from '@/content/words/en/confirmation'
import { translate } from '@/content/words/translation'

export const confirmation = translate<typeof english>()({
  heading: 'Votre réservation',
  loading: 'Chargement de votre réservation…',
  stillNothing:
    'Toujours rien ? Votre confirmation arrive par e-mail dans tous les cas. Si elle n’arrive pas, appelez le <phone></phone>.',
  needsScript:
    'Votre confirmation arrive par e-mail. Pour voir votre réservation ici, activez JavaScript dans votre navigateur.',
  printedCompany: '{legalName}, numéro d’entreprise (Y-tunnus) {businessId}, {address}. {phone}, {email}',

  reference: 'Référence',
  tour: 'Activité',
  date: 'Date',
  time: 'Horaire',
  finnishTime: '{times} (heure finlandaise)',
  place: 'Lieu',
  adults: 'Adultes',
  children: 'Enfants',
  total: 'Total',
  payment: 'Paiement',
  cryptocurrency: 'Cryptomonnaie',
  email: 'E-mail',
  phone: 'Téléphone',
  nextSteps: 'La suite',
  tellUs: 'Indiquer votre hébergement et vos besoins',
  yourBooking: 'Votre réservation',
  findBooking: 'Retrouver votre réservation',
  toHome: 'Retour à l’accueil',
  toTours: 'Retour aux sorties',
  checkAgain: 'Vérifier de nouveau',

  paidHeading: 'Paiement réussi',
  paid: 'Merci. Nous vous envoyons un e-mail de confirmation à {email}.',
  stepWhere:
    'Dites-nous où vous logez, pour que nous sachions où venir vous chercher, et ce que notre guide doit savoir : allergies, mobilité, âge des enfants.',
  stepKnow: 'Dites-nous ce que nous devons savoir : où vous logez, allergies, mobilité, âge des enfants.',
  stepRead:
    'Lisez l’e-mail de confirmation : il dit quand et où nous nous retrouvons, et contient la date pour votre agenda.',
  stepReply: 'Répondez-y si quelque chose change, ou si vous avez une question.',
  stepPack: 'Préparez ce qu’il vous dit d’apporter. Au plaisir de vous rencontrer.',

  cryptoHeading: 'Réservation en cryptomonnaie enregistrée',
  crypto: 'Merci. Nous vous envoyons à {email} tout ce qu’il vous faut pour payer.',
  stepDetails:
    'L’adresse du portefeuille et les instructions de paiement vous sont envoyées dans les {hours} heures.',
  stepPay:
    'Le paiement doit être effectué dans les {hours} heures. Pour une sortie qui part plus tôt, il est dû {startHours} heures avant le départ ; notre e-mail indique l’échéance. Jusque-là, vos places vous sont gardées.',
  stepTellUs:
    'En attendant, dites-nous où vous logez et ce que notre guide doit savoir (allergies, mobilité, âge des enfants) : l’e-mail contient un bouton vers la page de votre réservation, qui vous le demande.',
  stepArrived: 'Dès que votre paiement est arrivé, nous confirmons la réservation par e-mail.',

  noneHeading: 'Aucune réservation trouvée',
  none: 'Revenez à la page des sorties et réessayez.',
  noneButPaid:
    'Vous avez déjà payé ou réservé ? Alors votre réservation est faite, et il est inutile de recommencer : c’est seulement ce navigateur qui n’en a rien gardé. La confirmation arrive par e-mail, et nous vous renvoyons le lien vers votre réservation.',
  bookedBefore:
    'Vous avez déjà réservé ? Chacun de nos e-mails sur une réservation mène à sa page, et nous vous renvoyons le lien : <link>Retrouver votre réservation</link>',
  noteWithReference: 'Réservation {reference} : {text}',
  confirmedWithReference:
    'Votre réservation {reference} est payée et confirmée. Les détails sont dans votre e-mail de confirmation ; inutile de réserver de nouveau.',
  confirmed:
    'Votre réservation est payée et confirmée. Les détails sont dans votre e-mail de confirmation ; inutile de réserver de nouveau.',

  checkingHeading: 'Vérification de votre paiement',
  checking: 'Un instant : nous vérifions si votre paiement est arrivé.',
  unreachableHeading: 'Nous n’avons pas pu vérifier votre paiement',
  stillTrying:
    'Notre serveur ne répond pas pour l’instant. Cette page continue d’essayer. Ne payez pas de nouveau pour le moment.',
  unreachable:
    'Notre serveur ne répond pas. Il se peut que votre paiement soit bien arrivé : dans ce cas, vous recevrez une confirmation par e-mail. Regardez vos e-mails avant de payer de nouveau.',
  unsettled:
    'Vos places ne sont plus gardées, et notre prestataire de paiement ne dit pas ce qui s’est passé. Il se peut que votre paiement soit bien arrivé : dans ce cas, vous recevrez une confirmation par e-mail. Regardez vos e-mails avant de payer de nouveau.',
  notFoundHeading: 'Nous n’avons pas trouvé ce paiement',
  notFound:
    'L’adresse de cette page désigne un paiement que nous ne connaissons pas. Si vous avez payé, la confirmation arrive par e-mail.',
  processingHeading: 'Votre paiement est en cours de confirmation',
  processing:
    'Avec une carte, cela prend quelques instants, et cette page vérifie d’elle-même. Depuis un compte bancaire, cela prend quelques jours : vos places sont gardées, notre e-mail vous l’a dit, et vous pouvez fermer cette page. Inutile de payer deux fois.',
  stillProcessing:
    'Cela prend plus longtemps que d’ordinaire. Vous pouvez fermer cette page : nous vous écrivons par e-mail dès que votre paiement est confirmé. Si votre banque le refuse, les places sont libérées et rien n’est débité.',
  expiredHeading: 'Paiement non terminé',
  expired:
    'Votre paiement n’a pas été mené à terme : il n’y a donc pas de réservation. Rien n’a été débité, et les places ont été libérées.',
  cancelledHeading: 'Réservation annulée',
  cancelled:
    'Votre paiement était arrivé, et la réservation est annulée. Notre e-mail à ce sujet vous dit ce qui se passe maintenant.',
  refundedHeading: 'Paiement remboursé',
  refunded:
    'Votre paiement vous est remboursé : il n’y a donc pas de réservation. Nous vous écrivons à ce sujet par e-mail. Les banques mettent d’ordinaire de {from} à {to} jours ouvrés à afficher un remboursement.',
})
