import { type booking as english } from '@/content/words/en/booking'
import { translate } from '@/content/words/translation'

export const booking = translate<typeof english>()({
  full: 'Ausgebucht',
  noDateHasPlaces: 'Kein Termin hat {seats, plural, one {# Platz} other {# Plätze}}',
  largerTour:
    'Kommen mehr mit? Die Tour <larger>{name}</larger> hat {seats} Plätze, und eine <custom>Tour nach Wunsch</custom> planen wir nur für Ihre Gruppe.',
  customTour: 'Kommen mehr mit? Eine <custom>Tour nach Wunsch</custom> planen wir nur für Ihre Gruppe.',
  dayChosen: 'Gewählt: {day}.',
  totalIs: 'Der Gesamtpreis ist {total}.',
  noWithdrawal: 'Es besteht kein 14-tägiges Widerrufsrecht, weil der Termin fest vereinbart ist.',

  participants: 'Personen',
  dateFirst: 'Bitte wählen Sie zuerst einen Termin',
  placesOnDate: '{seats} Plätze an diesem Termin',
  maximumReached: 'Mehr Plätze hat dieser Termin nicht ({seats} Personen)',
  justMe: 'Nur ich, eine erwachsene Person',
  adult: 'Erwachsene',
  child: 'Kinder',
  ages: '{from} bis {to} Jahre',
  adultNoun: '{count, plural, one {erwachsene Person} other {Erwachsene}}',
  childNoun: '{count, plural, one {Kind} other {Kinder}}',
  removeAdult: 'Eine erwachsene Person weniger',
  removeChild: 'Ein Kind weniger',
  addAdult: 'Eine erwachsene Person mehr',
  addChild: 'Ein Kind mehr',

  yourDetails: 'Ihre Angaben',
  keptInTab: 'Ihre Angaben bleiben gespeichert, bis Sie diesen Tab schließen.',
  clearDetails: 'Angaben löschen',
  email: 'E-Mail',
  phone: 'Telefon',
  requests: 'Besondere Wünsche',
  agesHint: 'Bitte nennen Sie das Alter der Kinder.',
  requestsHint:
    'Geht bei Kartenzahlung auch an Stripe, deshalb bitte nichts über Ihre Gesundheit. Das können Sie unserem Guide nach der Zahlung auf der Seite Ihrer Buchung sagen.',

  summary: 'Übersicht',
  tour: 'Tour',
  date: 'Termin',
  guests: 'Gäste',
  dateAt: '{day}, {time}\u00a0Uhr',
  noDateYet: 'Noch nicht gewählt',
  ownPrice: 'Dieser Termin hat einen eigenen Preis. Sonst zahlen Erwachsene {adult} und Kinder {child}.',
  total: 'Gesamtpreis',
  vatIncluded: 'Inkl. MwSt.',
  loading: 'Wird geladen …',

  obligation:
    '<strong>Buchen und bezahlen.</strong> Mit jeder der beiden Schaltflächen buchen Sie zahlungspflichtig zum Gesamtpreis oben.',
  dateBeforePaying: 'Bevor Sie bezahlen, <link>wählen Sie einen Termin</link>.',
  forOneAdult: 'Für eine erwachsene Person. <link>Kommen mehr mit?</link>',
  payByCard: 'Zahlungspflichtig buchen',
  payInCrypto: 'Mit Krypto zahlen',
  processing: 'Einen Moment …',
  cancel: 'Abbrechen',
  holding: 'Einen Moment, bitte: Wir halten Ihre Plätze frei.',
  cardAlone: 'Ab {hours} Stunden vor Beginn lässt sich dieser Termin nur noch mit Karte buchen.',
  cardsOnStripe: '„Zahlungspflichtig buchen“ führt zur Kartenzahlung auf der sicheren Seite von Stripe.',
  freeCancellation:
    'Bis {hours} Stunden vor Beginn stornieren Sie kostenlos; wer später bucht, bekommt nichts erstattet.',
  terms:
    'Mit einer Buchung nehmen Sie unsere <terms>AGB<tab> (öffnet einen neuen Tab)</tab></terms> an. Was wir speichern, steht in der <privacy>Datenschutzerklärung<tab> (öffnet einen neuen Tab)</tab></privacy>.',
  freeUntil: 'Kostenlos stornierbar bis {deadline}',
  startsSoon:
    'Dieser Termin beginnt in {hours, plural, =0 {weniger als einer Stunde} one {# Stunde} other {# Stunden}} und lässt sich nicht mehr gegen Erstattung stornieren',

  dateMissing: 'Bitte wählen Sie einen Termin',
  fieldsMissing: 'Bitte füllen Sie alle Pflichtfelder aus',
  nameMissing: 'Bitte nennen Sie uns Ihren Namen',
  emailMissing: 'Bitte nennen Sie uns Ihre E-Mail-Adresse',
  invalidEmail: 'Diese E-Mail-Adresse ist ungültig',
  dateNotFound: 'Diesen Termin gibt es nicht',
  seatsLeft: 'Freie Plätze an diesem Termin: nur noch {seats}',
  bookAgain:
    'Noch einmal buchen? Mit dieser Adresse haben Sie diese Tour an diesem Termin bereits gebucht. Für weitere Plätze drücken Sie die Schaltfläche noch einmal.',
  failed: 'Die Buchung hat nicht geklappt',
  noPaymentPage: 'Die Zahlungsseite konnte nicht geöffnet werden',
  cardDeclined: 'Die Zahlung wurde abgelehnt',
  insufficientFunds: 'Das Konto ist nicht gedeckt',
  cardExpired: 'Die Karte ist abgelaufen',
  incorrectCvc: 'Die Prüfnummer (CVC) ist falsch',
  notConfigured:
    'Stripe, der Anbieter für Kartenzahlungen, ist nicht eingerichtet: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY muss in die Umgebungsdatei (.env) eingetragen werden.',

  paymentCancelled: 'Ihre Zahlung wurde abgebrochen, abgebucht wurde nichts. Ihre Plätze sind wieder frei.',
  paymentUnknown:
    'Wir können gerade nicht sehen, ob Sie bezahlt haben: Bitte schauen Sie in Ihre E-Mails, bevor Sie noch einmal buchen. Plätze, die nicht bezahlt wurden, sind spätestens {minutes} Minuten, nachdem Sie zur Zahlung gegangen sind, wieder frei.',
  paymentEnded:
    'Ihre Zahlung war eingegangen, die Buchung ist aber inzwischen storniert. Wie es weitergeht, steht in unserer E-Mail dazu.',
  alreadyMade:
    'Sie haben bereits gebucht und brauchen es nicht noch einmal zu tun. Alles Weitere kommt per E-Mail.',
  paid: 'Ihre Zahlung ist eingegangen, und Ihre Buchung ist bestätigt. Die Bestätigung ist per E-Mail unterwegs.',
  paymentProcessing:
    'Ihre Zahlung wird noch bestätigt. Sobald das geschehen ist, bekommen Sie eine E-Mail von uns.',
})
