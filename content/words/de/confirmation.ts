import { type confirmation as english } from '@/content/words/en/confirmation'
import { translate } from '@/content/words/translation'

export const confirmation = translate<typeof english>()({
  heading: 'Ihre Buchung',
  loading: 'Ihre Buchung wird geladen …',
  stillNothing:
    'Noch immer nichts? Ihre Bestätigung kommt auf jeden Fall per E-Mail. Kommt sie nicht, rufen Sie <phone></phone> an.',
  needsScript:
    'Ihre Bestätigung kommt per E-Mail. Um Ihre Buchung hier zu sehen, schalten Sie JavaScript in Ihrem Browser ein.',
  printedCompany: '{legalName}, Unternehmensnummer (Y-tunnus) {businessId}, {address}. {phone}, {email}',

  reference: 'Buchungsnummer',
  tour: 'Tour',
  date: 'Termin',
  time: 'Uhrzeit',
  finnishTime: '{times} (finnische Zeit)',
  place: 'Ort',
  adults: 'Erwachsene',
  children: 'Kinder',
  total: 'Gesamtpreis',
  payment: 'Zahlung',
  cryptocurrency: 'Kryptowährung',
  email: 'E-Mail',
  phone: 'Telefon',
  nextSteps: 'Wie es weitergeht',
  tellUs: 'Unterkunft und Hinweise',
  yourBooking: 'Ihre Buchung',
  findBooking: 'Buchung finden',
  toHome: 'Zur Startseite',
  toTours: 'Zu den Touren',
  checkAgain: 'Noch einmal prüfen',

  paidHeading: 'Ihre Zahlung ist eingegangen',
  paid: 'Vielen Dank. Eine Bestätigung ist unterwegs an {email}.',
  stepWhere:
    'Geben Sie Ihre Unterkunft an, damit wir wissen, wo wir Sie abholen. Unser Guide sollte auch von Allergien, eingeschränkter Beweglichkeit und dem Alter der Kinder wissen.',
  stepKnow:
    'Geben Sie an, was wir wissen sollten: Ihre Unterkunft, Allergien, eingeschränkte Beweglichkeit, das Alter der Kinder.',
  stepRead:
    'Lesen Sie die Bestätigungsmail: Dort finden Sie Uhrzeit, Treffpunkt und eine Datei für Ihren Kalender.',
  stepReply:
    'Wenn sich etwas ändert oder Sie eine Frage haben, antworten Sie einfach auf die Bestätigungsmail.',
  stepPack: 'Was Sie mitbringen sollten, steht ebenfalls darin. Wir freuen uns auf Sie.',

  cryptoHeading: 'Ihre Buchung ist vorgemerkt',
  crypto: 'Vielen Dank. Alles, was Sie für die Zahlung brauchen, schreiben wir an {email}.',
  stepDetails: 'Die Wallet-Adresse und die Zahlungsdaten erhalten Sie innerhalb von {hours} Stunden.',
  stepPay:
    'Die Zahlung muss innerhalb von {hours} Stunden eingehen. Bei einer Tour, die früher beginnt, ist sie {startHours} Stunden vor Beginn fällig; die genaue Zeit nennt unsere E-Mail. Bis dahin halten wir Ihre Plätze frei.',
  stepTellUs:
    'Sagen Sie uns in der Zwischenzeit, wo Sie übernachten und was unser Guide wissen sollte (Allergien, eingeschränkte Beweglichkeit, das Alter der Kinder). Das geht auf der Seite Ihrer Buchung, zu der die Schaltfläche in der E-Mail führt.',
  stepArrived: 'Ist Ihre Zahlung eingegangen, bestätigen wir die Buchung per E-Mail.',

  noneHeading: 'Keine Buchung gefunden',
  none: 'Bitte gehen Sie zurück zu den Touren, und versuchen Sie es noch einmal.',
  noneButPaid:
    'Haben Sie schon bezahlt oder gebucht? Dann steht Ihre Buchung, und Sie brauchen nichts noch einmal zu tun: Nur dieser Browser weiß nichts mehr davon. Die Bestätigung kommt per E-Mail, und den Link zu Ihrer Buchung schicken wir Ihnen gern noch einmal.',
  bookedBefore:
    'Schon gebucht? Jede unserer E-Mails zu einer Buchung führt zu ihrer Seite, und den Link schicken wir Ihnen noch einmal: <link>Buchung finden</link>',
  noteWithReference: 'Buchung {reference}: {text}',
  confirmedWithReference:
    'Ihre Buchung {reference} ist bezahlt und bestätigt. Alles Weitere steht in Ihrer Bestätigung per E-Mail; Sie brauchen nicht noch einmal zu buchen.',
  confirmed:
    'Ihre Buchung ist bezahlt und bestätigt. Alles Weitere steht in Ihrer Bestätigung per E-Mail; Sie brauchen nicht noch einmal zu buchen.',

  checkingHeading: 'Ihre Zahlung wird geprüft',
  checking: 'Einen Moment. Wir fragen nach, ob Ihre Zahlung eingegangen ist.',
  unreachableHeading: 'Wir konnten Ihre Zahlung nicht prüfen',
  stillTrying:
    'Unser Server antwortet gerade nicht. Diese Seite versucht es weiter. Bitte zahlen Sie vorerst nicht noch einmal.',
  unreachable:
    'Unser Server antwortet nicht. Ihre Zahlung kann durchaus eingegangen sein: Dann kommt eine Bestätigung per E-Mail. Bitte schauen Sie dort nach, bevor Sie noch einmal zahlen.',
  unsettled:
    'Ihre Plätze sind nicht mehr freigehalten, und unser Zahlungsanbieter sagt nicht, was geschehen ist. Ihre Zahlung kann durchaus eingegangen sein: Dann kommt eine Bestätigung per E-Mail. Bitte schauen Sie dort nach, bevor Sie noch einmal zahlen.',
  notFoundHeading: 'Wir konnten diese Zahlung nicht finden',
  notFound:
    'Die Adresse dieser Seite nennt eine Zahlung, die wir nicht kennen. Wenn Sie bezahlt haben, kommt die Bestätigung per E-Mail.',
  processingHeading: 'Ihre Zahlung wird bestätigt',
  processing:
    'Bei einer Karte dauert das ein paar Augenblicke, und diese Seite schaut von selbst wieder nach. Von einem Bankkonto dauert es einige Tage: So lange halten wir Ihre Plätze frei, das steht auch in unserer E-Mail, und Sie können diese Seite schließen. Sie brauchen nicht zweimal zu zahlen.',
  stillProcessing:
    'Das dauert länger als sonst. Sie können diese Seite schließen: Wir schreiben Ihnen per E-Mail, sobald Ihre Zahlung bestätigt ist. Lehnt Ihre Bank sie ab, werden die Plätze wieder frei, und nichts wird abgebucht.',
  expiredHeading: 'Zahlung nicht abgeschlossen',
  expired:
    'Ihre Zahlung wurde nicht abgeschlossen, also gibt es keine Buchung. Abgebucht wurde nichts, und die Plätze sind wieder frei.',
  cancelledHeading: 'Buchung storniert',
  cancelled:
    'Ihre Zahlung war eingegangen, die Buchung ist aber storniert. Wie es weitergeht, steht in unserer E-Mail dazu.',
  refundedHeading: 'Zahlung erstattet',
  refunded:
    'Ihre Zahlung geht an Sie zurück, also gibt es keine Buchung. Wir schreiben Ihnen dazu per E-Mail. Bis eine Bank die Erstattung anzeigt, vergehen meist {from} bis {to} Arbeitstage.',
})
