import { type enquiries as english } from '@/content/words/en/enquiries'
import { translate } from '@/content/words/translation'

export const enquiries = translate<typeof english>()({
  emailAddress: 'Indirizzo e-mail',
  phoneNumber: 'Numero di telefono',
  message: 'Messaggio',
  needsScript: 'Per inviare serve JavaScript. Attivalo nel browser, scrivi a {email} o chiama il {phone}.',
  privacy: 'Usiamo quello che scrivi per risponderti, come dice l’<link>informativa sulla privacy</link>.',
  onItsWay: 'Un momento: stiamo inviando quello che hai scritto.',

  sendMessage: 'Invia il messaggio',
  sending: 'Invio in corso…',
  messageSent: 'Messaggio inviato',
  weGetBack: 'Ti rispondiamo il prima possibile.',
  confirmationSent: 'Trovi una conferma nella tua posta.',
  messageError: 'Messaggio non inviato:',
  messageFailed: 'Non siamo riusciti a inviare il messaggio',
  messageUnanswered: 'Non siamo riusciti a inviare il messaggio. Riprova, o contattaci direttamente.',
  stillHere: 'Quello che hai scritto è ancora qui. Riprova, o scrivici a <email></email>.',

  sendRequest: 'Invia la richiesta',
  customTourHint: 'Quali giorni e a che ora, quanti adulti e bambini e di che età, e che cosa ti piacerebbe.',
  customTourSent: 'Grazie. Ti rispondiamo il prima possibile per parlare della tua escursione su misura.',
  customTourFailed: 'Qualcosa non ha funzionato. Riprova, o contattaci direttamente.',

  destination: 'Partenza e destinazione',
  destinationHint: 'Da dove a dove: un aeroporto o una stazione, o l’indirizzo dell’hotel o del cottage.',
  additionalInfo: 'Altre informazioni',
  additionalInfoHint:
    'Giorno e ora, o il numero del volo; numero di persone; seggiolini, con l’età dei bambini.',
  sendingRequest: 'Invio in corso…',
  transportSent: '✓ Richiesta inviata. Ti contattiamo presto.',
  transportFailed: '✗ Non siamo riusciti a inviare la richiesta. Riprova, o contattaci direttamente.',
})
