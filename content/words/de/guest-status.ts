import { type guestStatus as english } from '@/content/words/en/guest-status'
import { translate } from '@/content/words/translation'

export const guestStatus = translate<typeof english>()({
  changeByUs: 'Wir ändern gerade etwas',
  changeByUsText:
    'Wir ändern diese Buchung gerade und schreiben Ihnen, sobald es erledigt ist. Bitte sehen Sie in zehn Minuten wieder nach.',
  confirmed: 'Bestätigt',
  confirmedText: 'Ihre Plätze sind fest gebucht.',
  countdown: '{days, plural, =0 {Heute ist es so weit.} =1 {Morgen ist es so weit.} other {Noch # Tage.}}',
  begun: 'Ihre Tour hat begonnen',
  begunText: 'Wenn noch niemand bei Ihnen ist, rufen Sie uns bitte an.',
  over: 'Ihre Tour ist vorbei',
  overText: 'Danke, dass Sie mit uns unterwegs waren.',
  changeDebit: 'Die Zahlung für Ihre Änderung ist unterwegs',
  changeDebitText:
    'Ihre Bank braucht dafür einige Tage, und so lange halten wir die Plätze frei. Bis die Zahlung eingegangen ist, bleibt Ihre Buchung so, wie sie unten steht.',
  changeOpen: 'Eine Änderung ist noch nicht bezahlt',
  changeOpenText: 'Bis sie bezahlt ist, bleibt Ihre Buchung so, wie sie unten steht.',
  payBy: 'Zahlen Sie bis {due}, sonst entfällt die Änderung, und Ihre Buchung bleibt, wie sie ist.',
  payOver:
    'Die Frist, sie zu bezahlen, ist abgelaufen, und sie entfällt von selbst am {end}. Sie können sie noch einmal anfordern.',
  unpaid: 'Noch nicht bezahlt',
  unpaidText: 'Wir halten Ihre Plätze frei. Sie gehören Ihnen, sobald die Zahlung eingegangen ist.',
  unpaidUntil:
    'Wir halten Ihre Plätze bis {due} frei. Sie gehören Ihnen, sobald die Zahlung eingegangen ist.',
  debit: 'Ihre Zahlung ist unterwegs',
  debitText:
    'Ihre Bank braucht dafür einige Tage. So lange halten wir Ihre Plätze frei, und wir schreiben Ihnen, sobald die Zahlung eingegangen ist.',
  cancelled: 'Storniert',
  refunded: 'Storniert, Erstattung veranlasst',
  lapsed: 'Nicht mehr freigehalten',
  bookAnother: 'Einen anderen Termin können Sie gern buchen.',

  departureCancelled: 'Wir mussten diese Tour absagen',
  departureCancelledText: 'Das tut uns leid. Wie es weitergeht, entscheiden Sie.',
  merged: 'Ihre Tour hat einen anderen Termin',
  mergedText: 'Wir haben zwei Termine zusammengelegt. Wenn Ihnen der neue passt, brauchen Sie nichts zu tun.',
  timeChanged: 'Ihre Tour beginnt zu einer anderen Zeit',
  timeChangedText: 'Wenn Ihnen die neue Zeit passt, brauchen Sie nichts zu tun.',
  lightsNotSeen: 'Es waren keine Nordlichter zu sehen',
  lightsNotSeenText: 'Unsere Garantie gilt für Sie.',

  endedByGuest: 'Die Buchung wurde auf Ihren Wunsch storniert.',
  endedByUs: 'Wir mussten die Tour absagen, und das tut uns leid.',
  endedWithDeparture: 'Wir mussten diese Tour absagen, und das tut uns leid.',
  endedByChoice: 'Sie haben die Erstattung gewählt.',
  seatsFree: 'Ihre Plätze sind wieder frei.',
  priceKept:
    'Die Frist für eine kostenlose Stornierung war abgelaufen, deshalb wird der Preis nicht erstattet.',
  notPaid: 'Die Plätze wurden nicht bezahlt und sind wieder frei; abgebucht wurde nichts.',
  notPaidInFull: 'Die Plätze wurden nicht ganz bezahlt und sind wieder frei.',
  sentBack: '{amount} haben wir Ihnen erstattet.',
  weReturn: '{amount} erstatten wir von Hand; auf welchem Weg, schreiben wir Ihnen.',
  onItsWay:
    '{amount} sind auf dem Weg zurück zu Ihnen. Auf einer Karte kommt der Betrag meist innerhalb von {from} bis {to} Arbeitstagen an.',
  disputed: 'Ihre Bank prüft einen Einspruch gegen die Zahlung und hat noch nicht entschieden.',
  disputedThenReturned: 'Belässt sie die Zahlung bei uns, erstatten wir dann, was wir Ihnen schulden.',

  cancelOver: 'Seit {end} wird der Preis nicht mehr erstattet, wenn Sie stornieren.',
  cancelTripOver: 'Seit {end} verfällt die Wiederholung, wenn Sie stornieren.',
  cancelUntil:
    'Bis {end} können Sie stornieren, und der ganze Preis geht an Sie zurück. Danach wird er nicht erstattet.',
  cancelTripUntil:
    'Bis {end} können Sie stornieren, und wir schulden Ihnen die Wiederholung weiterhin. Danach verfällt sie.',
  cancelDisputed:
    'Bis {end} können Sie kostenlos stornieren; solange Ihre Bank den Einspruch gegen die Zahlung prüft, wird nichts erstattet.',
  cancelLessened:
    'Bis {end} können Sie stornieren, und was wir von Ihrer Zahlung noch haben, geht an Sie zurück. Danach wird es nicht erstattet.',
})
