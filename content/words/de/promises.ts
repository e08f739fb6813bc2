import { type promises as english } from '@/content/words/en/promises'
import { translate } from '@/content/words/translation'

export const promises = translate<typeof english>()({
  shortGuarantee: 'Keine Nordlichter: Geld zurück oder kostenlose Wiederholung',
  guaranteeClaim:
    'Sagen Sie es dem Guide noch in derselben Nacht, oder schreiben Sie uns innerhalb von {days} Tagen. Wir glauben Ihnen und verlangen keinen Nachweis.',
  howToChange:
    'Solange Sie kostenlos stornieren können, können Sie auch die Zahl der Gäste oder den Termin ändern. Das tun Sie selbst auf der Seite Ihrer Buchung, zu der jede unserer E-Mails führt; oder Sie schreiben an {email} oder rufen {phone} an.',
  cancellation:
    'Bis {hours} Stunden vor Beginn stornieren Sie kostenlos und erhalten den vollen Preis zurück. In den letzten {hours} Stunden wird nichts mehr erstattet, und wer erst dann bucht, kann nicht kostenlos stornieren.',
  companyReceipt:
    'Zu jeder Zahlung gibt es einen nummerierten Beleg als PDF, mit der Mehrwertsteuer je Steuersatz und dem Namen, auf den Sie buchen; das kann auch der Ihrer Firma sein.',
  refundArrival: '{from} bis {to} Arbeitstagen',
})
