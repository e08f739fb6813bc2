import { type emailPayment as english } from '@/content/words/en/email-payment'
import { translate } from '@/content/words/translation'

export const emailPayment = translate<typeof english>()({
  heldSubject: 'I tuoi posti sono riservati',
  heldPreheader:
    'Non ancora confermata: il pagamento è dovuto {due, select, none {in tempo utile} other {entro {due}}}.',
  heldHeadline: 'I posti ti sono riservati',
  held: 'Grazie per la tua prenotazione {reference}. Hai scelto di pagare {method}. I posti ti sono riservati. La prenotazione non è ancora confermata; lo sarà appena il pagamento è arrivato.',
  sendDetailsStep: 'Ti mandiamo i dati per il pagamento',
  sendDetails: 'Ricevi per e-mail, entro {hours} ore, l’indirizzo del portafoglio e i dati per il pagamento.',
  sendDetailsSoon:
    'Ricevi per e-mail l’indirizzo del portafoglio e i dati per il pagamento, in tempo utile prima della scadenza.',
  nameCoin: 'Rispondi indicando il nome della criptovaluta che vuoi usare.',
  nameCoinUnlessRequested:
    'Rispondi indicando il nome della criptovaluta che vuoi usare, se non l’hai già scritto fra le richieste.',
  payStep: 'Paghi entro {hours} ore',
  payBy: 'Il tuo pagamento è dovuto {due, select, none {in tempo utile} other {entro {due}}}.',
  confirmStep: 'Confermiamo la tua prenotazione',
  confirm: 'Quando il pagamento è arrivato, ricevi per e-mail la conferma e un file per il calendario.',

  detailsSubject: 'Come pagare',
  detailsPreheader: '{amount} {method}, {due, select, none {in tempo utile} other {entro {due}}}.',
  detailsHeadline: 'I dati per il tuo pagamento',
  details:
    'Ecco come pagare {isOfChange, select, true {la modifica della prenotazione {reference}} other {la prenotazione {reference}}}: {amount} {method}, {due, select, none {in tempo utile} other {entro {due}}}.',
  partArrived: 'Già arrivato: {amount}.',
  earlierDetailsVoid: 'I dati precedenti per questo pagamento, se ne avevi, non valgono più.',
  pleaseSend: 'Da inviare',
  amount: 'Importo',
  address: 'Indirizzo',
  network: 'Rete',
  worth: 'Valore',
  rate: 'Cambio',
  codeAlt: 'Un codice QR con l’indirizzo per il pagamento',
  beforeSending: 'Prima di inviare',
  sendingAdvice:
    'Confronta l’indirizzo carattere per carattere, e scegli esattamente la rete indicata sopra: le monete inviate su un’altra non arrivano. La commissione della rete si aggiunge all’importo. Quando tutto è arrivato, ricevi la nostra conferma per e-mail.',
  bookingUntilThen: 'La tua prenotazione fino ad allora',

  noDetailsSent:
    'Non ti abbiamo mandato in tempo i dati per pagare la prenotazione {reference}. Ci dispiace: l’errore è stato nostro, e non hai potuto pagare. I posti sono tornati liberi {due, select, none {allo scadere del termine} other {alla scadenza, {due}}}, e non devi nulla.',
  lapsed:
    'Il tuo pagamento per la prenotazione {reference} non ci è arrivato {due, select, none {in tempo utile} other {entro {due}}}. I posti sono tornati liberi, e non devi nulla.',
  restLapsed:
    'Il resto del tuo pagamento per la prenotazione {reference} non ci è arrivato {due, select, none {in tempo utile} other {entro {due}}}. I posti sono tornati liberi, e non devi nulla.',
  bookAgainOrReply:
    'Se vuoi ancora venire, prenota di nuovo. Se nel frattempo hai pagato, rispondi a questa e-mail e controlliamo subito.',
  bookAgainByCard:
    'Se vuoi ancora venire, prenota di nuovo e paga con carta: così i posti sono confermati subito.',
  bookAgainButton: 'Prenota di nuovo',
  bookAgainByCardButton: 'Prenota con carta',

  shortSubject: 'Manca una parte del tuo pagamento',
  shortPreheader: 'Deve ancora arrivare, {due, select, none {in tempo utile} other {entro {due}}}: {amount}.',
  shortHeadline: 'Ancora da pagare: {amount}',
  short:
    'Grazie: per {isOfChange, select, true {la modifica della prenotazione {reference}} other {la prenotazione {reference}}} abbiamo ricevuto {arrived} {method}. Resta da pagare: {rest}. I posti ti sono riservati, e il resto è dovuto {due, select, none {in tempo utile} other {entro {due}}}.',
  ifRestLateTitle: 'Se il resto non arriva in tempo',
  ifRestOfChangeLate: 'La prenotazione resta com’era, e ti restituiamo quello che è arrivato.',
  ifRestLate: 'I posti tornano liberi per altri ospiti, e ti restituiamo quello che è arrivato.',
  sendRest:
    'Invia il resto come hai inviato questa parte, o pagalo con carta dalla pagina della prenotazione, con «Paga ora».',
  askForRest: 'Rispondi a questa e-mail, e ti mandiamo i dati per il resto.',
  sendRestTo:
    'Al cambio che ti abbiamo indicato il resto corrisponde a {coins}. Invia l’importo allo stesso indirizzo, {address}, sulla rete {network}.',

  failedSubject: 'Il tuo pagamento non è riuscito',
  failedPreheader: 'Dal tuo conto non è stato prelevato nulla, e i posti sono di nuovo liberi.',
  failedChangePreheader: 'Dal tuo conto non è stato prelevato nulla, e la prenotazione resta com’era.',
  failed:
    'La tua banca non ha eseguito il pagamento per la prenotazione {reference}. Dal tuo conto non è stato prelevato nulla. I posti sono di nuovo liberi, quindi per questo giorno non hai una prenotazione.',
  failedChange:
    'La tua banca non ha eseguito il pagamento per la modifica della prenotazione {reference}. Dal tuo conto non è stato prelevato nulla, e la prenotazione resta com’era.',
  retry:
    'Se vuoi ancora venire, il calendario mostra i posti liberi. Con una carta la conferma è immediata; il motivo per cui non ha pagato te lo può dire la tua banca.',
  retryChange:
    'Se vuoi ancora la modifica, chiedila di nuovo sulla pagina della prenotazione. Con una carta la conferma è immediata; il motivo per cui non ha pagato te lo può dire la tua banca.',

  underWaySubject: 'Il tuo pagamento è in corso',
  underWayPreheader: 'I posti ti sono riservati. Non devi fare nulla, e non serve pagare di nuovo.',
  underWay:
    'Grazie per la tua prenotazione. La tua banca sta eseguendo il pagamento per la prenotazione {reference}. Da un conto bancario ci vuole qualche giorno, e intanto i posti ti sono riservati.',
  underWayWait:
    'Non devi fare nulla, e non serve pagare di nuovo. Ti scriviamo appena il pagamento è arrivato, e quell’e-mail conferma la prenotazione.',
  whatIsBooked: 'Che cosa hai prenotato',
  underWayLabel: 'In corso',
  ifBankFailsTitle: 'Se la tua banca non paga',
  ifBankFails:
    'In questo caso dal tuo conto non viene prelevato nulla, i posti tornano liberi per altri ospiti, e te lo diciamo per e-mail.',

  keptSubject: 'Abbiamo ricevuto il tuo pagamento',
  keptPreheader: 'È per la prenotazione che hai annullato, e non è rimborsato.',
  kept: 'La tua banca ha eseguito il pagamento per la prenotazione {reference}, che era in corso quando l’hai annullata. Si può annullare gratis {until}; l’annullamento è arrivato più tardi, quindi il pagamento non è rimborsato.',

  linkSubject: 'I tuoi posti sono riservati',
  linkPreheader:
    'Paga {due, select, none {in tempo utile} other {entro {due}}}, e la prenotazione è confermata.',
  linkHeadline: 'I posti ti sono riservati',
  link: 'Grazie per la tua prenotazione. I posti della prenotazione {reference} ti sono riservati finché non arriva il pagamento, che è dovuto {due, select, none {in tempo utile} other {entro {due}}}.',
  linkSteps:
    'Al pagamento arrivi dalla pagina della prenotazione: premi «Paga ora», quando ti è comodo, e paga con carta sulla pagina sicura di Stripe. La conferma ti arriva un momento dopo.',
  linkLapsedNext:
    'Se vuoi ancora venire, chiamaci o rispondi a questa e-mail, oppure scegli fra i posti liberi. Se nel frattempo hai pagato, ti riserviamo di nuovo i posti se ce ne sono, altrimenti ti restituiamo il pagamento per intero.',
})
