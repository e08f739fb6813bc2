import { type panel as english } from '@/content/words/en/panel'
import { translate } from '@/content/words/translation'

export const panel = translate<typeof english>()({
  chooseDate: 'Termin wählen',
  introduction: 'Wählen Sie Ihren Termin und die Zahl der Personen',
  loading: 'Die Tour wird geladen …',
  stillNothing:
    'Noch immer nichts? Rufen Sie <phone></phone> an oder schreiben Sie an <email></email>, und wir buchen Ihre Plätze.',
  needsScript:
    'Zum Buchen brauchen Sie JavaScript. Schalten Sie es in Ihrem Browser ein, rufen Sie <phone></phone> an oder schreiben Sie an <email></email>, und wir buchen Ihre Plätze. <note>Wenn Sie von der Zahlungsseite zurückkommen: Wir können hier nicht sehen, ob Sie bezahlt haben. Bitte schauen Sie in Ihre E-Mails, bevor Sie noch einmal buchen. Plätze, die nicht bezahlt wurden, sind {minutes} Minuten, nachdem Sie zur Zahlung gegangen sind, wieder frei.</note>',
  notLoaded: 'Der Kalender konnte nicht geladen werden. Sind Sie online?',
  writeOrCall:
    'Oder schreiben Sie an <email></email> oder rufen Sie <phone></phone> an, und wir buchen Ihre Plätze.',
  failed:
    'Hier ist etwas schiefgegangen. Der Fehler liegt bei uns, und was Sie eingegeben haben, bleibt erhalten.',
  failedDialogHeading: 'Hier ist etwas schiefgegangen',
  failedDialog: 'Der Fehler liegt bei uns, und was Sie ins Formular eingegeben haben, bleibt erhalten.',
  callInstead: 'Wenn es wieder geschieht, rufen Sie <phone></phone> an, und wir buchen Ihre Plätze.',
  tryAgain: 'Noch einmal versuchen',
  close: 'Schließen',
  bar: 'Buchung',
  fromPrice: 'Ab {price}',
  perAdult: 'pro Erwachsenen, inkl. MwSt.',
  howMany: 'Wie viele Personen?',
  yourDetails: 'Ihre Angaben',
  toPayment: 'Zur Zahlung',
})
