import { type guestLinks as english } from '@/content/words/en/guest-links'
import { translate } from '@/content/words/translation'

export const guestLinks = translate<typeof english>()({
  findTitle: 'Buchung finden',
  findDescription:
    'Sie finden die E-Mail mit dem Link zu Ihrer Buchung nicht mehr? Geben Sie Ihre E-Mail-Adresse ein, und wir schicken die Links zu allen Buchungen dieser Adresse noch einmal.',
  find: 'Geben Sie die E-Mail-Adresse ein, mit der Sie gebucht haben. Dorthin schicken wir den Link zu Ihrer Buchung.',
  email: 'E-Mail',
  sendLink: 'Link senden',
  sent: 'Wenn mit dieser Adresse gebucht wurde, ist eine E-Mail mit einem Link zu jeder Buchung unterwegs. Das dauert ein, zwei Minuten; bitte sehen Sie auch im Spam-Ordner nach.',
  whereElse:
    'Der Link steht auch in jeder unserer E-Mails zu Ihrer Buchung, hinter der Schaltfläche „{booking}“ oder „{stay}“. Kommt nichts, haben Sie vielleicht mit einer anderen Adresse gebucht: Schreiben Sie an <email></email> oder rufen Sie <phone></phone> an.',

  linkEnded: 'Dieser Link gilt nicht mehr',
  linkEndedText:
    'Vielleicht ist er älter als die letzte Änderung Ihrer Buchung, oder die Tour ist lange her. Wir schicken Ihnen einen neuen.',
  newLink: 'Neuen Link anfordern',
  wait: 'Bitte warten Sie ein wenig',
  waitText:
    'Von Ihrem Anschluss wurden viele Links aufgerufen, die ins Leere führen. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal, oder rufen Sie uns an: <phone></phone>.',

  newAddress: 'Neue E-Mail-Adresse',
  mustWait: 'Wir ändern Ihre Buchung gerade. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  useAddressText:
    'Drücken Sie die Schaltfläche, und unsere E-Mails zur Buchung <reference></reference> gehen künftig an <address></address>. Links zur Buchung, die vorher verschickt wurden, gelten dann nicht mehr, und an die bisherige Adresse schreiben wir Ihnen darüber.',
  usedAddressText: 'Unsere E-Mails zur Buchung <reference></reference> gehen schon an <address></address>.',
  otherBookings: 'Andere Buchungen',
  otherBookingsHint:
    'Die Nummern Ihrer anderen Buchungen mit der alten Adresse, falls die neue auch für sie gelten soll.',
  useAddress: 'Diese Adresse verwenden',
  toBooking: 'Zu Ihrer Buchung',

  waitingTitle: 'Die Warteliste',
  waitingDescription: 'Die Termine, auf die Sie warten, Ihr Eintrag und wie Sie die Warteliste verlassen.',
  notWaiting:
    'Sie stehen nicht mehr auf der Warteliste, und wir haben nichts mehr davon gespeichert. Jeden Termin mit Platz können Sie gern buchen.',
  onList:
    '{dates, plural, one {Für diesen Termin stehen Sie auf der Liste:} other {Für diese Termine stehen Sie auf der Liste:}}',
  wouldWait:
    '{dates, plural, one {Auf diesen Termin möchten Sie warten:} other {Auf diese Termine möchten Sie warten:}}',
  placeOffered: '(ein Platz wurde angeboten)',
  offer: 'Ein Platz am {day} gehört Ihnen, wenn Sie ihn bis {due} bezahlen.',
  payBy: 'Bis {time}\u00a0Uhr zahlen',
  payByFor: 'Bis {time}\u00a0Uhr zahlen, für {day}',
  ifYouLeave:
    'Wenn Sie die Liste verlassen, geht ein angebotener Platz, den Sie nicht bezahlt haben, sofort an den nächsten Gast. Ein Platz, den Sie bezahlt haben, gehört weiter Ihnen.',
  ifYouConfirm:
    'Ihr Eintrag zählt, sobald Sie ihn bestätigen. Wenn Sie nicht darum gebeten haben, schließen Sie die Seite: {hours} Stunden, nachdem das Formular abgeschickt wurde, löschen wir die Angaben.',
  leave: 'Warteliste verlassen',
  confirm: 'Eintrag bestätigen',
})
