import { type emailEnquiry as english } from '@/content/words/en/email-enquiry'
import { translate } from '@/content/words/translation'

export const emailEnquiry = translate<typeof english>()({
  weAnswer: 'Ti rispondiamo per e-mail entro {hours} ore.',
  weAnswerWithin: 'Ti rispondiamo entro {hours} ore',
  received: 'Che cosa abbiamo ricevuto',
  request: 'Richiesta',
  receivedAt: 'Ricevuta',
  answerTo: 'Risposta a',
  notRepeated:
    'Abbiamo ogni parola che hai scritto. Per proteggerti non la ripetiamo qui: chiunque può scrivere un indirizzo e-mail in un modulo.',
  seeOurTours: 'Vedi le escursioni',

  messageSubject: 'Abbiamo ricevuto il tuo messaggio',
  messageHeadline: 'Il tuo messaggio è arrivato',
  messageSubline: 'Ti rispondiamo per e-mail entro {hours} ore',
  message:
    'Grazie per averci scritto. Uno di noi legge il tuo messaggio e ti risponde per e-mail entro {hours} ore.',
  contactMessage: 'Messaggio dal modulo di contatto',
  messageReason:
    'Ricevi questa e-mail perché ci è stato inviato un messaggio con questo indirizzo. Se non viene da te, non devi fare nulla.',

  tourSubject: 'Abbiamo ricevuto la tua richiesta di un’escursione su misura',
  tourHeadline: 'La tua richiesta è arrivata',
  customizedTour: 'Escursione su misura',
  tour: 'Grazie per averci chiesto di preparare un’escursione per te.',
  firstIdeas: 'Ricevi per e-mail le nostre prime idee e le nostre domande.',
  planTitle: 'Prepariamo l’escursione insieme a te',
  plan: 'Date, luoghi, ritmo e prezzo. Nulla è prenotato finché non sei d’accordo.',
  tourReason:
    'Ricevi questa e-mail perché ci è stata inviata con questo indirizzo la richiesta di un’escursione su misura. Se non viene da te, non devi fare nulla.',

  transportSubject: 'Abbiamo ricevuto la tua richiesta di trasferimento',
  transportHeadline: 'La tua richiesta è arrivata',
  transport: 'Grazie per averci chiesto un trasferimento.',
  writeAboutPickUp: 'Ti scriviamo per e-mail giorno e ora, e dove veniamo a prenderti.',
  quoteTitle: 'Ricevi un preventivo personale entro {hours} ore',
  quote: 'Indica un prezzo unico per il tuo viaggio.',
  decideTitle: 'Decidi tu',
  decide: 'Nulla è prenotato finché non sei d’accordo.',
  seeService: 'Vedi il servizio',
  transportReason:
    'Ricevi questa e-mail perché ci è stata inviata con questo indirizzo una richiesta di trasferimento. Se non viene da te, non devi fare nulla.',
})
