import { type emailRefund as english } from '@/content/words/en/email-refund'
import { translate } from '@/content/words/translation'

export const emailRefund = translate<typeof english>()({
  sentToCard: 'Wir haben Ihnen {amount} auf Ihre Karte erstattet.',
  sentBy: 'Wir haben Ihnen {amount} {method} erstattet.',
  weWriteHow: 'Wir erstatten Ihnen {amount} und schreiben Ihnen, auf welchem Weg.',
  onItsWay:
    '{amount} sind auf dem Weg zurück auf das Zahlungsmittel, mit dem Sie bezahlt haben, und kommen meist innerhalb von {from} bis {to} Arbeitstagen an.',
  weWriteHowSince:
    'Wir erstatten Ihnen {amount} und schreiben Ihnen, auf welchem Weg, denn Sie haben {method} bezahlt.',
  partlyByHand:
    'Wir erstatten Ihnen {amount}. Was Sie {byProvider} bezahlt haben, geht auf demselben Weg zurück und kommt meist innerhalb von {from} bis {to} Arbeitstagen an; zu dem, was Sie {byHand} bezahlt haben, schreiben wir Ihnen.',
  wentBackSeparately: '{amount} der Zahlung waren schon gesondert zurückgegangen.',
  wentBackRestFollows: '{returned} der Zahlung waren schon gesondert zurückgegangen; {rest} folgen jetzt.',
  wentBackNoMore: '{returned} der Zahlung waren schon gesondert zurückgegangen; mehr folgt nicht.',
  withheldDisputed:
    'Ihre Bank hat die Zahlung von uns zurückverlangt. Bis sie entschieden hat, können wir die Zahlung nicht zusätzlich erstatten; sie schreibt Ihnen, wie es ausgeht. Belässt sie die Zahlung bei uns, erstatten wir sie dann.',
  withheldTaken: 'Ihre Bank hat die Zahlung zurückgeholt, deshalb ist nichts mehr zu erstatten.',
  withheldReturned:
    '{amount} sind schon auf das Zahlungsmittel zurückgegangen, mit dem Sie bezahlt haben, deshalb ist nichts mehr zu erstatten.',

  subject: 'Ihre Zahlung geht an Sie zurück',
  headline: '{amount} gehen an Sie zurück',
  partHeadline: '{amount} von {whole} gehen an Sie zurück',
  partOfWhole:
    'Das ist ein Teil der {whole}, die Sie insgesamt zurückbekommen; zu jedem Teil schreiben wir Ihnen eine eigene E-Mail.',
  stillConfirmed: 'Ihre Buchung, weiterhin bestätigt',
  whatItWasFor: 'Wofür die Zahlung war',
  roomOn: 'Wenn Sie noch kommen möchten: An diesen Terminen ist gerade Platz für Ihre Gruppe.\n{days}',
  lookInCalendar: 'Wenn Sie noch kommen möchten, zeigt der Kalender die freien Plätze.',

  goesBack: 'Ihre Zahlung für die Buchung {reference} geht an Sie zurück.',
  paidTwice:
    'Die Buchung {reference} wurde zweimal bezahlt. {isPaid, select, true {Ihre Buchung bleibt bestätigt, mit den Plätzen, die Sie haben; die} other {Die}} zweite Zahlung erstatten wir.',
  wrongAmount:
    'Der Betrag, der bei uns einging, entspricht nicht dem Preis der Buchung, {price}. Wir konnten die Buchung {reference} damit nicht bestätigen, Sie haben also keine Buchung für diesen Tag.',
  seatGone:
    'Ihre Zahlung für die Buchung {reference} kam an, als wir die Plätze nicht mehr dafür freihielten, und wir konnten sie Ihnen nicht noch einmal geben. Sie haben also keine Buchung für diesen Tag. Das tut uns leid.',
  calledOff:
    'Ihre Zahlung für die Buchung {reference} kam an, als wir diesen Termin schon abgesagt hatten. Sie haben also keine Buchung für diesen Tag. Das tut uns leid.',
  overpaid:
    'Für die Buchung {reference} ist mehr eingegangen, als sie kostet. Ihre Buchung ist bestätigt, und wir erstatten, was zu viel war.',
  notInFull:
    'Die Zahlung für die Buchung {reference} ist nicht rechtzeitig ganz bei uns eingegangen, deshalb sind die Plätze wieder frei. Wir erstatten, was eingegangen war.',
  disputeEnded:
    'Ihre Bank hat über Ihre Zahlung für die Buchung {reference} entschieden. Was wir vorher nicht erstatten konnten, geht jetzt an Sie zurück.',
  goodwill:
    'Wir erstatten aus Kulanz einen Teil dessen, was Sie für die Buchung {reference} bezahlt haben. Sonst bleibt an Ihrer Buchung alles, wie es ist.',
  tourNotAsBooked:
    'Ihre Tour zur Buchung {reference} war nicht so, wie Sie sie gebucht hatten. Das tut uns leid, und wir erstatten einen Teil dessen, was Sie bezahlt haben.',
  ourMistake:
    'Beim Preis der Buchung {reference} haben wir einen Fehler gemacht. Das tut uns leid, und wir bringen es in Ordnung. Sonst bleibt an Ihrer Buchung alles, wie es ist.',
  bookingChanged:
    'Ihre Zahlung für die Buchung {reference} kam von einer Zahlungsseite, die geöffnet wurde, bevor die Buchung geändert wurde; es war also nicht mehr ihr Preis. Wir erstatten sie. Ihre Plätze halten wir weiter frei, und die Seite Ihrer Buchung zeigt, was jetzt zu zahlen ist.',
  bookingEnded:
    'Ihre Zahlung für die Buchung {reference} kam an, als die Buchung schon beendet war. Wir erstatten sie.',

  staysAsItWas: 'Die Buchung {reference} {isPaid, select, true {bleibt, wie sie war} other {ist beendet}}.',
  changeGoesBack: 'Ihre Zahlung für die Änderung geht an Sie zurück.',
  changeDropped: 'Ihre Zahlung galt einer Änderung, die aufgegeben oder ersetzt wurde.',
  changePaidTwice:
    'Die Änderung der Buchung {reference} wurde zweimal bezahlt. Die Änderung gilt, und die zweite Zahlung erstatten wir.',
  changeWrongAmount: 'Der Betrag, der bei uns einging, entspricht nicht dem Preis der Änderung.',
  changeSeatGone:
    'Ihre Zahlung für die Änderung kam an, als wir die Plätze nicht mehr dafür freihielten, und wir konnten sie Ihnen nicht noch einmal geben. Das tut uns leid.',
  changeCalledOff:
    'Ihre Zahlung für die Änderung kam an, als wir diesen Termin schon abgesagt hatten. Das tut uns leid.',
  changeOfOther: 'Ihre Zahlung galt der Änderung einer Buchung, die seitdem eine andere ist.',
  changeOverpaid:
    'Für die Änderung der Buchung {reference} ist mehr eingegangen, als sie kostet. Die Änderung gilt, und wir erstatten, was zu viel war.',
  changeNotInFull:
    'Die Zahlung für die Änderung ist nicht rechtzeitig ganz bei uns eingegangen. Wir erstatten, was eingegangen war.',
  changeDisputeEnded:
    'Ihre Bank hat über Ihre Zahlung für eine Änderung der Buchung {reference} entschieden. Was wir vorher nicht erstatten konnten, geht jetzt an Sie zurück.',

  correctedSubject: 'Berichtigung zu Ihrer Erstattung',
  corrected:
    'Wir haben geschrieben, dass {amount} auf dem Weg zu Ihnen sind. Das stimmte nicht genau, und das tut uns leid.',
  toCard:
    'Das Geld geht auf das Zahlungsmittel, mit dem Sie bezahlt haben, und kommt meist innerhalb von {from} bis {to} Arbeitstagen an.',

  creditNoteSubject: 'Ihr Erstattungsbeleg',

  cancelledSubject: 'Buchung storniert',
  refundSubject: 'Ihre Erstattung',
  cancelledHeadline: 'Ihre Buchung ist storniert',
  refundHeadline: 'Ihre Zahlung geht an Sie zurück',
  departureCalledOff: 'Wir haben diesen Termin abgesagt und mit ihm die Buchung {reference}.',
  sorryOtherDay:
    'Das tut uns leid. Wenn Sie lieber an einem anderen Tag kommen, antworten Sie auf diese E-Mail, und wir helfen Ihnen beim Buchen.',
  cannotRun:
    'Wir können die Tour nicht so durchführen, wie Sie sie gebucht haben, und haben die Buchung {reference} storniert.',
  cancelledFor: 'Die Buchung {reference} für {start} ist storniert, und Ihre Plätze sind wieder frei.',
  cancelled: 'Die Buchung {reference} ist storniert.',
  couldNotRun: 'Wir konnten die Tour nicht so durchführen, wie Sie sie gebucht hatten. Das tut uns leid.',
  returnsPaid:
    'Wir erstatten, was Sie für die Buchung {reference} bezahlt haben. Sie brauchen nichts zu tun.',
  latePaymentReturned: 'Eine Zahlung, die jetzt noch bei uns eingeht, erstatten wir vollständig.',
  cancelledTooLate:
    'Kostenlos stornieren können Sie {until}. Diese Stornierung kam später, deshalb wird der Preis nicht erstattet.',
})
