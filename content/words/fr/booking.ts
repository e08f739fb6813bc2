import { type booking as english } from '@/content/words/en/booking'
import { translate } from '@/content/words/translation'

export const booking = translate<typeof english>()({
  full: 'Complet',
  noDateHasPlaces: 'Aucune date n’a {seats, plural, one {de place libre} other {# places libres}}',
  largerTour:
    'Vous êtes plus nombreux ? La sortie « <larger>{name}</larger> » a {seats} places, et nous préparons aussi des <custom>sorties sur mesure</custom>, pour votre seul groupe.',
  customTour:
    'Vous êtes plus nombreux ? Nous préparons des <custom>sorties sur mesure</custom>, pour votre seul groupe.',
  dayChosen: 'Date choisie : {day}.',
  totalIs: 'Le total est de {total}.',
  noWithdrawal:
    'Il n’y a pas de droit de rétractation de 14 jours, la prestation ayant lieu à une date déterminée.',

  participants: 'Participants',
  dateFirst: 'Choisissez d’abord une date',
  placesOnDate: '{seats, plural, one {# place} other {# places}} à cette date',
  maximumReached:
    'Nombre maximal atteint pour cette date ({seats, plural, one {# personne} other {# personnes}})',
  justMe: 'Une seule personne, adulte',
  adult: 'Adulte',
  child: 'Enfant',
  ages: 'De {from} à {to} ans',
  adultNoun: '{count, plural, one {adulte} other {adultes}}',
  childNoun: '{count, plural, one {enfant} other {enfants}}',
  removeAdult: 'Retirer un adulte',
  removeChild: 'Retirer un enfant',
  addAdult: 'Ajouter un adulte',
  addChild: 'Ajouter un enfant',

  yourDetails: 'Vos coordonnées',
  keptInTab: 'Conservées dans cet onglet jusqu’à sa fermeture.',
  clearDetails: 'Effacer vos coordonnées',
  email: 'E-mail',
  phone: 'Téléphone',
  requests: 'Demandes particulières',
  agesHint: 'Indiquez l’âge des enfants.',
  requestsHint:
    'Avec un paiement par carte, ceci est transmis à Stripe : n’écrivez rien sur votre santé. Après le paiement, vous pourrez le dire à notre guide sur la page de votre réservation.',

  summary: 'Récapitulatif',
  tour: 'Activité',
  date: 'Date',
  guests: 'Participants',
  dateAt: '{day} à {time}',
  noDateYet: 'Pas encore choisie',
  ownPrice: 'Cette date a son propre prix. D’ordinaire, un adulte paie {adult} et un enfant {child}.',
  total: 'Total',
  vatIncluded: 'TVA comprise',
  loading: 'Chargement…',

  obligation:
    '<strong>Réserver et payer.</strong> Avec l’un ou l’autre bouton, vous passez une commande avec obligation de paiement du total ci-dessus.',
  dateBeforePaying: 'Pour payer, <link>choisissez d’abord une date</link>.',
  forOneAdult: 'Pour un adulte. <link>Vous êtes plusieurs ?</link>',
  payByCard: 'Payer par carte',
  payInCrypto: 'Payer en crypto',
  processing: 'Traitement en cours…',
  cancel: 'Annuler',
  holding: 'Un instant : nous mettons vos places de côté.',
  cardAlone: 'Dans les {hours} heures qui précèdent le départ, cette date se réserve uniquement par carte.',
  cardsOnStripe: 'Le paiement par carte se fait sur la page sécurisée de Stripe.',
  freeCancellation:
    'Annulation sans frais plus de {hours} heures avant le départ ; une réservation faite plus tard n’est pas remboursable.',
  terms:
    'En réservant, vous acceptez nos <terms>conditions générales de vente<tab> (dans un nouvel onglet)</tab></terms>. Notre <privacy>politique de confidentialité<tab> (dans un nouvel onglet)</tab></privacy> dit ce que nous conservons.',
  freeUntil: 'Annulation sans frais jusqu’au {deadline}',
  startsSoon:
    'Le départ a lieu dans {hours, plural, =0 {moins d’une heure} one {# heure} other {# heures}} : une réservation pour cette date n’est plus remboursable',

  dateMissing: 'Choisissez une date',
  fieldsMissing: 'Remplissez tous les champs obligatoires',
  nameMissing: 'Indiquez votre nom',
  emailMissing: 'Indiquez votre adresse e-mail',
  invalidEmail: 'Adresse e-mail non valable',
  dateNotFound: 'La date choisie est introuvable',
  seatsLeft: 'Places encore libres à cette date : {seats}',
  bookAgain:
    'Réserver de nouveau ? Avec cette adresse, vous avez déjà réservé cette sortie à cette date. Pour des places supplémentaires, appuyez encore une fois sur le bouton.',
  failed: 'La réservation n’a pas abouti',
  noPaymentPage: 'La page de paiement n’a pas pu être ouverte',
  cardDeclined: 'Le paiement a été refusé',
  insufficientFunds: 'Fonds insuffisants',
  cardExpired: 'La carte a expiré',
  incorrectCvc: 'Code CVC incorrect',
  notConfigured:
    'Stripe, le prestataire de paiement par carte, n’est pas configuré : ajoutez NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY au fichier d’environnement (.env).',

  paymentCancelled: 'Votre paiement a été annulé et rien n’a été débité. Vos places ont été libérées.',
  paymentUnknown:
    'Nous ne pouvons pas savoir pour l’instant si vous avez payé : regardez vos e-mails avant de réserver de nouveau. Les places qui n’ont pas été payées redeviennent libres au plus tard {minutes} minutes après votre passage au paiement.',
  paymentEnded:
    'Votre paiement était arrivé, et la réservation a été annulée depuis. Notre e-mail à ce sujet vous dit ce qui se passe maintenant.',
  alreadyMade:
    'Votre réservation est faite, inutile de réserver de nouveau. Tout ce qui la concerne vous parvient par e-mail.',
  paid: 'Votre paiement a abouti et votre réservation est confirmée. Nous vous envoyons la confirmation par e-mail.',
  paymentProcessing:
    'Votre paiement est en cours de confirmation. Nous vous écrirons par e-mail dès qu’il sera confirmé.',
})
