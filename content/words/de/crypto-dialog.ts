import { type cryptoDialog as english } from '@/content/words/en/crypto-dialog'
import { translate } from '@/content/words/translation'

export const cryptoDialog = translate<typeof english>()({
  introduction:
    'Die Wallet-Adresse und die Zahlungsdaten schicken wir Ihnen innerhalb von {detailsHours} Stunden per E-Mail. Die Zahlung ist innerhalb von {paymentHours} Stunden fällig, spätestens {startHours} Stunden vor Beginn. Bis dahin halten wir Ihre Plätze frei.',
  cryptocurrency: 'Kryptowährung',
  other: 'Andere',
  whichHint: 'Bitte schreiben Sie, welche Kryptowährung.',
  requestsHint:
    'Bitte nichts über Ihre Gesundheit. Das können Sie unserem Guide nach der Zahlung auf der Seite Ihrer Buchung sagen.',
  obligation:
    'Mit der Bestätigung buchen Sie zahlungspflichtig. Wenn Sie nicht rechtzeitig zahlen, verfällt die Buchung, und Sie schulden nichts.',
  confirm: 'Zahlungspflichtig buchen',
  failed: 'Die Buchung in Kryptowährung hat nicht geklappt. Bitte versuchen Sie es mit Karte.',
  notCreated: 'Die Buchung in Kryptowährung konnte nicht angelegt werden',
  correctDate: 'Anderen Termin wählen',
  correctEmail: 'E-Mail-Adresse korrigieren',
  correctPhone: 'Telefonnummer korrigieren',
})
