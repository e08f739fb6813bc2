import { type guestDetails as english } from '@/content/words/en/guest-details'
import { translate } from '@/content/words/translation'

export const guestDetails = translate<typeof english>()({
  filledIn:
    'Compilato come nella tua prenotazione {reference}, e per questa non ancora salvato. Controlla i dati.',
  save: 'Salva',

  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Se cambi indirizzo, ti mandiamo lì un link: il nuovo indirizzo vale da quando lo apri.',
  phone: 'Telefono',
  language: 'Lingua',
  languageHint: 'Di questa pagina e, da ora in poi, delle nostre e-mail.',
  whereYouAre: 'Dove alloggi',
  pickUp: 'Alloggio',
  pickUpHint: 'Hotel o indirizzo: la guida viene a prenderti lì.',
  meetingHint: 'Hotel o indirizzo, per concordare dove incontrarci.',
  whatToKnow: 'Che cosa dobbiamo sapere',
  wishes: 'Richieste particolari',
  wishesHint:
    'L’età dei bambini, i seggiolini, i numeri di scarpa, un compleanno. Nulla sulla tua salute: per quella c’è il campo qui sotto.',
  health: 'Salute',
  healthHint:
    'Allergie, malattie, difficoltà a camminare: quello che la guida deve sapere per avere cura di te.',
  agree: 'Acconsento',

  consentMissing: 'Spunta la casella, o lascia vuoto il campo sulla salute',
  noConsent:
    'Non abbiamo conservato nulla sulla tua salute, perché la casella qui sotto non era spuntata. Tutto il resto è salvato. Spunta la casella e conferma di nuovo.',
  notSaved:
    'Non siamo riusciti a salvare quello che hai scritto qui: è rimasto com’era. Tutto il resto è salvato. Controlla questo campo.',
  missing:
    'Compila tutti i campi obbligatori. Quello che hai scritto è ancora qui, ma non è salvato; tutto il resto sì.',
  tooLong:
    'Qui al massimo {most} caratteri. Quello che hai scritto è ancora qui, ma non è salvato; tutto il resto sì.',
  unusable:
    'Qui ci sono caratteri non utilizzabili. Quello che hai scritto è ancora qui, ma non è salvato; tutto il resto sì.',
  notAnAddress:
    'L’indirizzo e-mail non è valido. Quello che hai scritto è ancora qui, ma non è salvato; tutto il resto sì.',
  healthConsentText:
    'Acconsento a che {brand} conservi quello che scrivo qui sulla salute e a che la guida lo legga, perché durante l’escursione possa avere cura di me. Viene cancellato {days} giorni dopo l’escursione. Posso revocare questo consenso in ogni momento sulla pagina della mia prenotazione.',
})
