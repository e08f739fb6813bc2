import { type guestChange as english } from '@/content/words/en/guest-change'
import { translate } from '@/content/words/translation'

export const guestChange = translate<typeof english>()({
  guests: 'Gästezahl ändern',
  guestsDescription:
    'Mehr oder weniger Gäste auf Ihrer Tour: Sie sehen, was es kostet oder was Sie zurückbekommen, bevor sich etwas ändert.',
  date: 'Termin ändern',
  dateDescription:
    'Ein anderer Termin derselben Tour: Sie sehen, was es kostet oder was Sie zurückbekommen, bevor sich etwas ändert.',
  details: 'Angaben ändern',
  detailsDescription:
    'Ihr Name, Ihr Telefon, wo wir Sie abholen und was Sie sich wünschen: kostenlos, bis die Tour beginnt.',
  tellUs: 'Unterkunft und Hinweise',
  tellUsDescription:
    'Wo wir Sie abholen, was Sie sich wünschen und was unser Guide über Ihre Gesundheit wissen sollte: kostenlos, bis die Tour beginnt.',
  cancel: 'Buchung stornieren',
  cancelDescription: 'Ihre Buchung stornieren: Sie sehen, was Sie zurückbekommen, bevor etwas geschieht.',
  refund: 'Volle Erstattung',
  refundDescription:
    'Alles, was Sie bezahlt haben, geht zurück: Sie sehen den Betrag, bevor etwas geschieht.',
  anotherDate: 'Anderer Termin',
  anotherDateDescription:
    'Die Termine, die Sie wählen können: Sie sehen, was Sie bei jedem zurückbekommen, bevor etwas geschieht.',
  anotherTour: 'Andere Tour',
  anotherTourDescription:
    'Die Touren, die Sie stattdessen wählen können: Sie sehen, was Sie bei jedem Termin zurückbekommen, bevor etwas geschieht.',
  back: 'Zurück zur Buchung',
  outdated:
    'Es ist nichts geschehen: Seit Sie nachgesehen haben, hat sich etwas geändert. Bitte sehen Sie noch einmal nach.',
  lookedOften:
    'Diese Buchung wurde sehr oft aufgerufen. Bitte versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal: Geändert hat sich nichts, und was Sie gewählt haben, ist noch da.',

  now: 'Bisher: {party}, {price}.',
  adults: 'Erwachsene',
  children: 'Kinder',
  ages: '{from}–{to} Jahre',
  seeWhatChanges: 'Weiter: Änderung prüfen',
  noDate: 'An keinem anderen Termin ist gerade Platz für Sie alle.',
  aboutTour: 'Über diese Tour',
  seeDatesOf: 'Termine ansehen: {tour}',

  newDate: 'Neuer Termin',
  yours: 'gebucht',
  ownDate: 'der Termin Ihrer Buchung',
  free: 'kostenlos',
  samePrice: 'gleicher Preis',
  more: '{amount} mehr',
  less: '{amount} weniger',
  allFree: 'Jeder Termin ist für Sie kostenlos.',
  allSame: 'Alle Termine kosten gleich viel.',
  noneMore: 'Kein Termin kostet Sie mehr.',
  plusAndMinus: '+ ist zu zahlen, − bekommen Sie zurück.',
  plus: '+ ist zu zahlen.',
  minus: '− bekommen Sie zurück.',

  whatYouGetBack: 'Was Sie zurückbekommen',
  whatThisCosts: 'Zu zahlen',
  confirm: 'Änderung bestätigen',
  keep: 'Nichts ändern',
  confirmCancellation: 'Stornierung bestätigen',
  keepBooking: 'Buchung behalten',
  alreadySo: 'So ist Ihre Buchung schon.',
  alreadyChosen: 'Das haben Sie schon gewählt.',
  placesFree:
    'An diesem Termin {seats, plural, one {ist noch # Platz} other {sind noch # Plätze}} frei. Bitte wählen Sie weniger Gäste oder einen anderen Termin.',
  thenFor: 'Ihre Buchung gilt dann für {party}.',
  movesTo: 'Ihre Buchung gilt dann für {day}.',
  droppedChange: 'Ihre andere, noch nicht bezahlte Änderung entfällt.',
  chargedLater: 'Jetzt wird nichts abgebucht. Zusammen zahlen Sie dann {price}.',
  detailsVoid:
    'Zahlungsdaten, die Sie vielleicht schon von uns haben, gelten dann nicht mehr, und wir schicken Ihnen neue.',
  payByCard:
    'Sie zahlen auf der nächsten Seite. Dafür haben Sie {minutes} Minuten, und so lange halten wir die Plätze für Sie frei; wenn Sie nicht zahlen, bleibt Ihre Buchung, wie sie ist.',
  payInCrypto:
    'Sie zahlen in Kryptowährung: Die Zahlungsdaten schicken wir Ihnen per E-Mail. Wir halten die Plätze bis {until} für Sie frei; wenn Sie nicht zahlen, bleibt Ihre Buchung, wie sie ist.',
  arrivedGoesBack: 'Was für die vorige Änderung eingegangen war, {amount}, geht an Sie zurück.',

  choiceEnds: 'Ihre Buchung ist damit beendet. Das lässt sich nicht rückgängig machen.',
  choiceReturnTrip:
    'Eine kostenlose Wiederholung am {day}, als eigene Buchung. Sie können nur einmal wählen.',
  choiceKeeps: 'Sie kommen am {day}, wie es in Ihrer Buchung steht.',
  choiceMoves: 'Ihre Buchung gilt dann für {day}. Sie können nur einmal wählen.',
  choiceMovesToTour: 'Ihre Buchung gilt dann für die Tour „{tour}“ am {day}. Sie können nur einmal wählen.',

  chooseAgain: 'Sie können wieder zwischen der Erstattung und einer anderen Wiederholung wählen.',
  seatsFreed: 'Ihre Plätze sind sofort für andere frei. Das lässt sich nicht rückgängig machen.',
  disputed:
    'Ihre Bank prüft einen Einspruch gegen die Zahlung: Bis sie entscheidet, können wir nichts erstatten. Belässt sie die Zahlung bei uns, erstatten wir sie dann.',
  takenByBank: 'Ihre Bank hat die Zahlung zurückgeholt, deshalb ist nichts mehr zu erstatten.',
  returnedBefore: 'Was Sie bezahlt haben, wurde schon erstattet.',
  nothingPaid: 'Es wurde nichts bezahlt, deshalb ist nichts zu erstatten.',
  notReturned: 'Die Frist für eine kostenlose Stornierung ist abgelaufen: Der Preis wird nicht erstattet.',
})
