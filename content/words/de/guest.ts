import { type guest as english } from '@/content/words/en/guest'
import { translate } from '@/content/words/translation'

export const guest = translate<typeof english>()({
  title: 'Ihre Buchung',
  description:
    'Ihre Buchung bei uns: ihr Stand, wann und wo wir uns treffen, was bezahlt ist und die Belege dazu.',
  reference: 'Buchungsnummer {reference}',
  addToCalendar: 'Zum Kalender hinzufügen',
  downloadReceipt: 'Beleg herunterladen',
  downloadReceiptNumber: 'Beleg {number} herunterladen',
  downloadCreditNote: 'Erstattungsbeleg {number} herunterladen',
  seeDates: 'Termine ansehen',
  returnTrip: 'Ihre kostenlose Wiederholung, {day}',

  today: 'Heute',
  finnishTime: 'Finnische Zeit',
  timesInFinland: '{times} (finnische Zeit)',
  tellWhereYouStay: 'Unterkunft angeben',
  missedPickUp:
    'Niemand da, obwohl es Zeit ist? Bitte warten Sie im Warmen, und rufen Sie <phone></phone> an.',

  movedFrom: 'Umgebucht, ursprünglich {day}, {time}\u00a0Uhr',
  movedFromTime: 'Neuer Beginn, ursprünglich {time}\u00a0Uhr',
  movedFromTour: 'Umgebucht, ursprünglich „{tour}“ am {day}, {time}\u00a0Uhr',
  adults: 'Erwachsene',
  children: 'Kinder',
  countAtPrice: '{count} × {price}',
  price: 'Preis',
  toPay: 'Zu zahlen',
  paid: 'Bezahlt',
  stillToPay: 'Noch zu zahlen',
  returned: 'Erstattet',
  takenByBank: 'Von Ihrer Bank zurückgeholt',
  weStillReturn: 'Wir erstatten noch',
  onItsWayBack: 'Auf dem Weg zu Ihnen',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  wishes: 'Wünsche',

  actions: 'Buchung ändern',
  onceOfferIsPaid: 'Sobald der Platz bezahlt ist, können Sie auch die Zahl der Gäste und den Termin ändern.',

  payNow: 'Zahlungspflichtig buchen',
  bindingOrder: 'Mit der Zahlung buchen Sie verbindlich und sind zur Zahlung verpflichtet.',
  whatWouldChange: 'Was sich ändern würde',
  changeToPay: '{day}, {party}: {price} zu zahlen.',
  debitIsReturned:
    'Wenn Sie die Buchung lassen, wie sie ist, führt Ihre Bank die Zahlung trotzdem aus, und wir erstatten sie ganz, sobald sie eingegangen ist.',
  keepBooking: 'Buchung nicht ändern',

  howToPay: 'So bezahlen Sie',
  coinsWithoutDetails:
    'Zu zahlen sind {amount} {method}. Die Zahlungsdaten schicken wir Ihnen per E-Mail, und von da an finden Sie sie auch hier.',
  coinsToSend: 'Zu zahlen sind {amount} {method}. Bitte senden Sie:',
  coinAmount: 'Betrag',
  coinAddress: 'Adresse',
  coinNetwork: 'Netzwerk',

  chooseNext: 'Wählen Sie, wie es weitergeht',
  comeAgain: 'Kommen Sie kostenlos noch einmal, an jedem Termin mit Platz für Ihre Gruppe.',
  comeAgainUntil: 'Kommen Sie kostenlos noch einmal, an jedem Termin mit Platz für Ihre Gruppe, bis {day}.',
  takeAnotherDate:
    'Nehmen Sie einen anderen Termin derselben Tour: Kostet er mehr, tragen wir die Differenz; kostet er weniger, bekommen Sie sie zurück.',
  takeAnotherTour:
    'Nehmen Sie einen anderen Termin derselben Tour oder einen der Tour {tours}: Kostet er mehr, tragen wir die Differenz; kostet er weniger, bekommen Sie sie zurück.',
  namedTour: '„{tour}“',
  orRefund: 'Oder Sie bekommen {amount} zurück.',
  noDeadline: 'Es gibt keine Frist.',
  elseStays: 'Wenn Sie bis {end} nichts wählen, bleibt Ihre Buchung, wie sie ist.',
  elseRefund: 'Wenn Sie bis {end} nichts wählen, bekommen Sie Ihr ganzes Geld von selbst zurück.',
  elseEnds: 'Wenn Sie bis {end} nichts wählen, endet die Buchung.',

  newAddress: 'Ihre neue E-Mail-Adresse',
  newAddressWaits:
    'Damit <address></address> gilt, öffnen Sie bitte den Link, den wir am {sent} dorthin geschickt haben. Er ist bis {end} gültig; bis Sie ihn öffnen, gehen unsere E-Mails an die bisherige Adresse.',
  sendLinkAgain: 'Link erneut senden',
  keepOldAddress: 'Alte Adresse behalten',

  whereYouStay: 'Wo übernachten Sie?',
  forYourGuide: 'Für Ihren Guide',
  noted:
    'Für Ihren Guide notiert: {what, select, place {Ihre Unterkunft} health {Ihr Hinweis zur Gesundheit} other {Ihre Unterkunft und Ihr Hinweis zur Gesundheit}}.',
  haveWishes: 'Ihre Wünsche haben wir: Das Büro gibt sie an Ihren Guide weiter.',
  haveWishesToo: 'Auch Ihre Wünsche haben wir: Das Büro gibt sie an Ihren Guide weiter.',
  whereUnknown:
    'Wir wissen noch nicht, wo wir Sie abholen sollen. Bitte sagen Sie uns auch, ob es Allergien oder eine eingeschränkte Beweglichkeit gibt und wie alt die Kinder sind.',
  whatHelps:
    'Ihre Unterkunft, Allergien, eingeschränkte Beweglichkeit, das Alter der Kinder: All das hilft uns, gut auf Sie achtzugeben.',

  whereWeMeet: 'Treffpunkt',
  notedPlace: 'Notiert haben wir: <place></place>',
  fartherOut:
    'Wenn Ihre Unterkunft weiter draußen liegt, <transfer>fragen Sie einen Transfer an</transfer> oder schreiben Sie an <email></email>.',
  yourGuide: 'Ihr Guide',
  guideSpeaks: 'Spricht {languages}',
  sampleGuide: 'Beispiel-Guide',
  whatToBring: 'Was Sie mitbringen sollten',
  wholeList: 'Packliste zum Ausdrucken',
  ourGuarantee: 'Unsere Garantie',
  ifPlansChange: 'Wenn sich Ihre Pläne ändern',
  onTheDay: 'Am Tag der Tour',
  otherQuestions: 'Diese Nummer gilt auch für jede andere Frage an diesem Tag.',
  writeOtherwise: 'Zu jeder anderen Zeit schreiben Sie an <email></email>.',
  questions: 'Fragen',
  writeTo: 'Schreiben Sie an <email></email>.',
  yourHealth: 'Ihre Gesundheit',
  healthKept:
    'Was Sie dazu geschrieben haben, bewahren wir für Ihren Guide auf. Es wird {days} Tage nach der Tour gelöscht, oder sofort, wenn Sie Ihre Einwilligung widerrufen.',
  deleteHealth: 'Jetzt löschen',
})
