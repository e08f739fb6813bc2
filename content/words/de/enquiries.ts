import { type enquiries as english } from '@/content/words/en/enquiries'
import { translate } from '@/content/words/translation'

export const enquiries = translate<typeof english>()({
  emailAddress: 'E-Mail-Adresse',
  phoneNumber: 'Telefonnummer',
  message: 'Nachricht',
  needsScript:
    'Zum Senden brauchen Sie JavaScript. Schalten Sie es in Ihrem Browser ein, schreiben Sie an {email} oder rufen Sie {phone} an.',
  privacy:
    'Was Sie schreiben, verwenden wir, um Ihnen zu antworten, wie es in der <link>Datenschutzerklärung</link> steht.',
  onItsWay: 'Einen Moment, bitte: Was Sie geschrieben haben, ist unterwegs.',

  sendMessage: 'Nachricht senden',
  sending: 'Wird gesendet …',
  messageSent: 'Ihre Nachricht ist angekommen.',
  weGetBack: 'Wir antworten Ihnen so bald wie möglich.',
  confirmationSent: 'Eine Bestätigung ist per E-Mail unterwegs.',
  messageError: 'Die Nachricht wurde nicht gesendet:',
  messageFailed: 'Die Nachricht konnte nicht gesendet werden',
  messageUnanswered:
    'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.',
  stillHere:
    'Was Sie geschrieben haben, ist noch da. Bitte versuchen Sie es noch einmal, oder schreiben Sie an <email></email>.',

  sendRequest: 'Anfrage senden',
  customTourHint:
    'An welchen Tagen und zu welchen Zeiten, wie viele Erwachsene, wie viele Kinder in welchem Alter, und was Sie sich erhoffen.',
  customTourSent: 'Vielen Dank. Wir melden uns so bald wie möglich, um Ihre Tour mit Ihnen zu besprechen.',
  customTourFailed:
    'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.',

  destination: 'Abholort und Ziel',
  destinationHint:
    'Von wo nach wo: ein Flughafen oder Bahnhof oder die Adresse Ihres Hotels oder Ihrer Hütte.',
  additionalInfo: 'Weitere Angaben',
  additionalInfoHint:
    'Tag und Uhrzeit oder die Flugnummer; wie viele Sie sind; Kindersitze, mit dem Alter der Kinder.',
  sendingRequest: 'Anfrage wird gesendet …',
  transportSent: '✓ Ihre Anfrage ist angekommen. Wir melden uns bald.',
  transportFailed:
    '✗ Die Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal, oder wenden Sie sich direkt an uns.',
})
