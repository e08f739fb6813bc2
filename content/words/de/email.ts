import { type email as english } from '@/content/words/en/email'
import { translate } from '@/content/words/translation'

export const email = translate<typeof english>()({
  greeting: 'Guten Tag {name}!',
  greetingWithoutName: 'Guten Tag!',
  signature:
    'Wenn etwas unklar ist, antworten Sie auf diese E-Mail oder rufen Sie {phone} an.\n\nHerzliche Grüße\n{brand}',
  reason: 'Sie erhalten diese E-Mail, weil mit dieser E-Mail-Adresse gebucht wurde (Buchung {reference}).',
  subject: '{what}: {tourName}, {day} ({reference})',
  companyWithId: '{legalName}, Unternehmensnummer (Y-tunnus) {businessId}',
  businessId: 'Unternehmensnummer (Y-tunnus) {businessId}',

  reference: 'Buchungsnummer',
  tour: 'Tour',
  date: 'Termin',
  time: 'Uhrzeit',
  place: 'Ort',
  guests: 'Gäste',
  requests: 'Wünsche',
  price: 'Preis',
  paid: 'Bezahlt',
  refundedBefore: 'Schon erstattet',
  toPay: 'Zu zahlen',
  wasToPay: 'War zu zahlen',
  finnishTime: '(finnische Zeit)',
  adultsAt: '{count, plural, one {# erwachsene Person zu {price}} other {# Erwachsene zu je {price}}}',
  childrenAt: '{count, plural, one {# Kind zu {price}} other {# Kinder zu je {price}}}',
  priceWithVat: '{price} {method}, inkl. MwSt.',
  nothingToPay: 'Nichts zu zahlen',

  yourBooking: 'Ihre Buchung',
  whatWasBooked: 'Was gebucht war',
  whatHappensNext: 'Wie es weitergeht',
  whatToBring: 'Was Sie mitbringen sollten',
  ifPlansChange: 'Wenn sich Ihre Pläne ändern',
  ifUnpaidTitle: 'Wenn die Zahlung nicht rechtzeitig eingeht',
  ifUnpaid:
    'Ihre Plätze werden für andere Gäste frei, und die Buchung endet von selbst. Sie schulden nichts.',
  endedUnpaid: 'Ihre Buchung ist unbezahlt beendet',
  seatsReturned: 'Ihre Plätze sind wieder frei, und Sie schulden nichts.',
  nothingWasPaid: 'Es war nichts bezahlt, deshalb ist nichts zu erstatten.',

  seeYourTour: 'Ihre Tour ansehen',
  seeTheTour: 'Tour ansehen',
  chooseDate: 'Termin wählen',
  chooseAnotherDate: 'Anderen Termin wählen',
  tellWhereYouStay: 'Unterkunft angeben',

  start: 'Beginn {time}\u00a0Uhr',
  timesAndPlace: '{times} (finnische Zeit).\n{place}.',
  onDay: 'Am {day}',
  ourGuarantee: 'Unsere Garantie',
  calendarAdds: 'Mit der beigefügten Kalenderdatei kommt die Tour in Ihren Kalender.',
  calendarAddsIt: 'Die beigefügte Kalenderdatei trägt die Tour in Ihren Kalender ein.',
  calendarUpdates: 'Die beigefügte Kalenderdatei bringt Ihren Kalender auf den neuen Stand.',
  calendarRemoves: 'Die beigefügte Kalenderdatei entfernt die Tour aus Ihrem Kalender.',

  freeUntil:
    '{hours, plural, =0 {bis zum Beginn} one {bis # Stunde vor Beginn} other {bis # Stunden vor Beginn}}',
  freeUntilFormerStart:
    '{hours, plural, =0 {bis zum ursprünglichen, späteren Beginn} one {bis # Stunde vor dem ursprünglichen, späteren Beginn} other {bis # Stunden vor dem ursprünglichen, späteren Beginn}}',
  cancelFree:
    'Sie können {until} kostenlos stornieren. Wenn Sie bis {end} {hasPage, select, true {auf der Seite Ihrer Buchung oder per Nachricht an uns} other {per Nachricht an uns}} stornieren, erstatten wir den vollen Preis; danach wird er nicht erstattet. Bis dahin können Sie auch mit mehr oder weniger Gästen oder an einem anderen Termin kommen.',
  cancelOver:
    'Buchungen lassen sich {until} kostenlos stornieren. Bei Ihrer Tour endete diese Frist am {end}, deshalb wird der Preis nicht erstattet, wenn Sie stornieren.',
  weatherReason:
    'Das Wetter {isLate, select, true {ließ} other {lässt}} nicht zu, dass wir sie sicher durchführen.',
  guideReason:
    'Unser Guide {isLate, select, true {konnte} other {kann}} sie nicht führen, und wir haben niemanden, den wir an seiner Stelle schicken könnten.',
  fewReason: 'Zu wenige Gäste {isLate, select, true {hatten} other {haben}} sie gebucht.',
  mergedReason: 'Wir haben sie mit einem anderen Termin zusammengelegt.',

  receipt: 'Beleg {number}',
  creditNote: 'Erstattungsbeleg {number}',
  attached: '{count, plural, one {{papers} ist beigefügt.} other {{papers} sind beigefügt.}}',
  returnedPart: '{amount} waren eingegangen, und wir erstatten sie Ihnen.',
  replyWithWallet:
    'Bitte nennen Sie uns in einer Antwort die Adresse der Wallet, an die der Betrag gehen soll.',
})
