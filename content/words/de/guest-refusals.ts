import { type guestRefusals as english } from '@/content/words/en/guest-refusals'
import { translate } from '@/content/words/translation'

export const guestRefusals = translate<typeof english>()({
  askUs: 'Bitte schreiben Sie an {email} oder rufen Sie uns an, und wir finden einen Weg.',
  not_found: 'Diese Buchung ist beendet.',
  not_live: 'Diese Buchung ist beendet, deshalb lässt sich nichts ändern.',
  not_confirmed: 'Die Buchung ist noch nicht bezahlt. Bitte bezahlen Sie zuerst, dann können Sie sie ändern.',
  change_by_us_under_way: 'Wir ändern diese Buchung gerade. Bitte sehen Sie in zehn Minuten wieder nach.',
  choice_open: 'Bitte wählen Sie zuerst, wie es weitergeht.',
  disputed: 'Ihre Bank prüft die Zahlung. Bis sie entschieden hat, lassen sich nur Ihre Angaben ändern.',
  debit_under_way: 'Ihre Zahlung ist noch unterwegs. Ist sie eingegangen, können Sie die Buchung ändern.',
  too_late:
    'Für Änderungen ist es bei dieser Tour zu spät. Sie können noch stornieren, aber der Preis wird nicht erstattet.',
  already_started: 'Die Tour hat begonnen.',
  no_adult: 'Mindestens eine erwachsene Person muss mitkommen.',
  other_tour: 'Dieser Termin gehört zu einer anderen Tour.',
  after_return_trip_end: 'Dieser Termin liegt nach der Saison, für die Ihre Wiederholung gilt.',
  crypto_closed: 'Dieser Termin ist zu nah, um ihn in Kryptowährung zu bezahlen.',
  too_late_to_pay: 'Es bleibt zu wenig Zeit, die Differenz zu bezahlen.',
  date_not_found: 'Diesen Termin gibt es nicht mehr. Bitte wählen Sie einen anderen.',
  date_closed: 'Dieser Termin lässt sich nicht mehr buchen. Bitte wählen Sie einen anderen.',
  too_many_unpaid:
    'Das sind mehr Plätze, als wir einem Gast unbezahlt freihalten. Bezahlen Sie zuerst Ihre, und nehmen Sie dann die anderen dazu. Bitte schreiben Sie an {email} oder rufen Sie uns an, und wir finden einen Weg.',
  too_many_changes:
    'Diese Buchung wurde innerhalb einer Stunde oft geändert. Bitte warten Sie eine Weile, oder rufen Sie uns an.',
  not_enough_slots: 'Dieser Termin hat nicht genug freie Plätze. Bitte wählen Sie einen anderen.',
  no_choice: 'Es gibt nichts mehr zu wählen.',
  choice_made: 'Sie haben schon gewählt.',
  choice_over: 'Die Frist für Ihre Wahl ist abgelaufen.',
  option_not_offered:
    'Gerade ist nichts zu erstatten: Von Ihrer Zahlung ist nichts mehr bei uns, oder Ihre Bank hat sie.',
  outdated: 'Was Sie zurückbekommen, hat sich inzwischen geändert.',

  cancelNotLive: 'Diese Buchung ist beendet, deshalb gibt es nichts zu stornieren.',
  cancelStarted: 'Die Tour hat begonnen. Wenn etwas nicht stimmt, rufen Sie uns an.',

  reviewInsults: 'Wir veröffentlichen sie nicht, weil sie jemanden beleidigt.',
  reviewOthersData:
    'Wir veröffentlichen sie nicht, weil sie Persönliches über andere verrät, zum Beispiel ihre vollen Namen.',
  reviewNotAboutUs: 'Wir veröffentlichen sie nicht, weil sie nicht von Ihrer Tour mit uns handelt.',
  reviewAdvertises: 'Wir veröffentlichen sie nicht, weil sie für etwas wirbt.',
  reviewIllegal: 'Wir veröffentlichen sie nicht, weil das Gesetz es unserer Meinung nach nicht erlaubt.',
})
