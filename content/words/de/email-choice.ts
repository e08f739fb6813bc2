import { type emailChoice as english } from '@/content/words/en/email-choice'
import { translate } from '@/content/words/translation'

export const emailChoice = translate<typeof english>()({
  youChoose: 'Sie haben die Wahl',
  whatYouCanChoose: 'Was Sie wählen können',
  tellUsOnPage:
    'Um uns zu sagen, was Ihnen lieber ist, öffnen Sie die Seite Ihrer Buchung, oder rufen Sie {phone} an.',
  tellUsByReply:
    'Um uns zu sagen, was Ihnen lieber ist, antworten Sie auf diese E-Mail, oder rufen Sie {phone} an.',
  disputed:
    'Ihre Bank hat Ihre Zahlung von uns zurückverlangt. Bis sie entschieden hat, können wir die Zahlung nicht zusätzlich erstatten; ein anderer Termin steht Ihnen trotzdem offen.',
  returnTripTitle: 'Eine kostenlose Wiederholung',
  returnTrip: 'An jedem Termin mit Platz für Ihre Gruppe. Zu zahlen ist nichts.',
  returnTripUntil: 'An jedem Termin mit Platz für Ihre Gruppe, bis {day}. Zu zahlen ist nichts.',
  otherDateTitle: 'Ein anderer Termin',
  otherDate: 'Jeder Termin derselben Tour mit Platz für Ihre Gruppe.',
  otherTourTitle: 'Eine andere Tour',
  namedTour: '„{name}“',
  otherTour: 'Jeder Termin der Tour {tours} mit Platz für Ihre Gruppe.',
  differenceOurs:
    'Kostet er mehr, tragen wir die Differenz; kostet er weniger, bekommen Sie die Differenz zurück.',
  nothingToPay: 'Zu zahlen ist nichts.',
  refundTitle: 'Ihr ganzes Geld zurück',
  refundToCard: '{amount} gehen auf das Zahlungsmittel zurück, mit dem Sie bezahlt haben.',
  refundByHand:
    'Wir erstatten {amount} und schreiben Ihnen, auf welchem Weg, denn Sie haben {method} bezahlt.',
  refundPartByHand: 'Wir erstatten {amount}. Zu dem, was Sie {method} bezahlt haben, schreiben wir Ihnen.',
  noDeadlineRefund:
    'Es gibt keine Frist: Die Erstattung steht Ihnen offen, auch nach dem letzten Tag, an dem die Wiederholung möglich ist.',
  noHurry: 'Es eilt nicht.',
  elseSeeYou: 'Hören wir bis {end} nichts von Ihnen, freuen wir uns auf Sie am {day}.',
  elseRefund:
    'Bitte sagen Sie es uns bis {end}. Hören wir bis dahin nichts von Ihnen, bekommen Sie Ihr ganzes Geld von selbst zurück.',
  elseEndsDisputed:
    'Bitte sagen Sie es uns bis {end}. Hören wir bis dahin nichts von Ihnen, endet die Buchung; belässt Ihre Bank die Zahlung bei uns, erstatten wir sie.',
  elseEnds:
    'Bitte sagen Sie es uns bis {end}. Hören wir bis dahin nichts von Ihnen, endet die Buchung, und niemand schuldet etwas.',

  cancelledSubject: 'Ihre Tour ist abgesagt, bitte wählen Sie',
  cancelledHeadline: 'Wir haben Ihre Tour abgesagt',
  cancelled: 'Wir haben die Tour „{tourName}“ am {day} abgesagt und mit ihr die Buchung {reference}.',
  sorry: 'Das tut uns leid.',

  mergedSubject: 'Ihre Tour hat einen anderen Termin',
  merged:
    'Die Tour „{tourName}“ am {day} findet nicht statt: Wir haben sie mit einem anderen Termin zusammengelegt.',
  mergedInto: 'Die Buchung {reference} gilt jetzt für {day}, {time}\u00a0Uhr.',
  sorryForChange: 'Die Änderung tut uns leid.',
  costsLess: 'Der neue Termin kostet weniger.',
  nothingToPayForIt: 'Dafür ist nichts zu zahlen.',
  newDateSuits:
    'Wenn Ihnen der neue Termin passt, brauchen Sie nichts zu tun: Die beigefügte Kalenderdatei bringt Ihren Kalender auf den neuen Stand. Wenn nicht, wählen Sie bitte.',

  timeSubject: 'Neuer Beginn um {time}\u00a0Uhr',
  timeHeadline: 'Ihre Tour beginnt um {time}\u00a0Uhr',
  timeChanged:
    'Wir haben den Beginn der Tour „{tourName}“ am {day} geändert: Er ist jetzt um {time}\u00a0Uhr (finnische Zeit). Ihre Buchungsnummer ist {reference}.',
  timeChangedFrom:
    'Wir haben den Beginn der Tour „{tourName}“ am {day} geändert: Er ist jetzt um {time}\u00a0Uhr (finnische Zeit) statt um {formerTime}\u00a0Uhr. Ihre Buchungsnummer ist {reference}.',
  sameLength: 'Die Tour dauert so lange wie vorher.',
  paymentDue: 'Bitte zahlen Sie {due, select, none {rechtzeitig} other {bis {due}}}.',
  timeUnsuited: 'Wenn Ihnen die neue Zeit nicht passt, wählen Sie bitte.',

  noLightsSubject: 'Keine Nordlichter, bitte wählen Sie',
  noLightsHeadline: 'Keine Nordlichter: Sie haben die Wahl',
  againSubject: 'Bitte wählen Sie noch einmal',
  againHeadline: 'Sie können wieder wählen',
  noLights:
    'Sie waren am {day} mit uns draußen, und es waren keine Nordlichter zu sehen. Für die Buchung {reference} gilt unsere Garantie.',
  againGivenUp:
    'Die kostenlose Wiederholung zur Buchung {reference} wurde rechtzeitig storniert. Wir schulden sie Ihnen also noch, und unsere Garantie gilt wie zuvor.',
  againCancelled:
    'Die kostenlose Wiederholung zur Buchung {reference} mussten wir absagen. Das tut uns leid. Wir schulden sie Ihnen noch, und unsere Garantie gilt wie zuvor.',
  againNotSeen:
    'Auch auf Ihrer Wiederholung waren keine Nordlichter zu sehen. Für die Buchung {reference} gilt unsere Garantie wie zuvor.',
  yourTour: 'Ihre Tour',
  yourFirstTour: 'Ihre erste Tour',

  reminderSubject: 'Sie können noch wählen',
  reminderHeadline: 'Ihre Wahl ist noch offen',
  reminder: 'Zur Buchung {reference} haben wir noch nichts von Ihnen gehört.',
  reminderCancelled: 'Wir mussten die Tour absagen, und wie es weitergeht, entscheiden Sie.',
  reminderMerged:
    'Wir haben die Tour auf einen anderen Termin gelegt. Wenn er Ihnen passt, brauchen Sie nichts zu tun.',
  reminderTimeChanged:
    'Wir haben den Beginn der Tour geändert. Wenn er Ihnen passt, brauchen Sie nichts zu tun.',
  reminderNoLights: 'Auf der Tour waren keine Nordlichter zu sehen, und unsere Garantie gilt für Sie.',

  keptSubject: 'Ihr Termin bleibt',
  keptHeadline: 'Bis dann',
  kept: 'Sie behalten die Buchung {reference} für {day}, {time}\u00a0Uhr. Wir freuen uns auf Sie.',

  refundedSubject: 'Ihre Erstattung',
  endedSubject: 'Buchung beendet',
  refundedHeadline: 'Ihr Geld geht an Sie zurück',
  endedHeadline: 'Ihre Buchung ist beendet',
  notHeard:
    'Zur Buchung {reference} haben wir innerhalb der Frist nichts von Ihnen gehört, also ist sie beendet.',
  choseRefund: 'Sie haben für die Buchung {reference} die Erstattung gewählt, und die Buchung ist beendet.',
  welcomeAgain:
    'Es tut uns leid, dass es diesmal nicht geklappt hat. Wenn Sie an einem anderen Tag nach Rovaniemi kommen, sind Sie bei uns willkommen.',
  seeDates: 'Termine ansehen',

  returnTripSubject: 'Ihre kostenlose Wiederholung',
  returnTripHeadline: 'Ihre kostenlose Wiederholung ist gebucht',
  returnTripBooked:
    'Ihre kostenlose Wiederholung ist gebucht: {day}, {time}\u00a0Uhr, als Buchung {reference}. Zu zahlen ist nichts.',
  yourReturnTrip: 'Ihre Wiederholung',
  free: 'Kostenlos',
  returnTripPlans:
    'Sie können die Wiederholung {until} stornieren, und wir schulden sie Ihnen wie zuvor; danach verfällt sie.',
  returnTripPossible: 'Eine Wiederholung ist möglich bis {day}.',

  guaranteeSubject: 'Ihre Erstattung aus unserer Garantie',
  guaranteeHeadline: 'Keine Nordlichter: {amount} gehen an Sie zurück',
  guarantee:
    'Sie waren am {day} mit uns draußen und haben keine Nordlichter gesehen. Unsere Garantie gilt: Wir erstatten alles, was Sie für die Buchung {reference} bezahlt haben.',
  anotherNight:
    'Danke, dass Sie mit uns Ausschau gehalten haben. Wenn Sie wieder nach Rovaniemi kommen, versuchen Sie es gern in einer anderen Nacht.',
})
