import { type confirmation as english } from '@/content/words/en/confirmation'
import { translate } from '@/content/words/translation'

export const confirmation = translate<typeof english>()({
  heading: 'La tua prenotazione',
  loading: 'Carichiamo la tua prenotazione…',
  stillNothing:
    'Ancora nulla? La conferma ti arriva in ogni caso per e-mail. Se non arriva, chiama il <phone></phone>.',
  needsScript:
    'La conferma ti arriva per e-mail. Per vedere qui la prenotazione, attiva JavaScript nel browser.',
  printedCompany: '{legalName}, codice identificativo dell’impresa {businessId}, {address}. {phone}, {email}',

  reference: 'Codice di prenotazione',
  tour: 'Attività',
  date: 'Data',
  time: 'Orario',
  finnishTime: '{times} (ora finlandese)',
  place: 'Luogo',
  adults: 'Adulti',
  children: 'Bambini',
  total: 'Totale',
  payment: 'Pagamento',
  cryptocurrency: 'Criptovaluta',
  email: 'E-mail',
  phone: 'Telefono',
  nextSteps: 'Che cosa fare ora',
  tellUs: 'Dicci dove alloggi',
  yourBooking: 'La tua prenotazione',
  findBooking: 'Trova la tua prenotazione',
  toHome: 'Torna alla home',
  toTours: 'Torna alle escursioni',
  checkAgain: 'Controlla di nuovo',

  paidHeading: 'Pagamento riuscito',
  paid: 'Grazie. La conferma è in arrivo per e-mail a {email}.',
  stepWhere:
    'Dicci dove alloggi, così sappiamo dove venire a prenderti, e che cosa deve sapere la guida: allergie, difficoltà a camminare, l’età dei bambini.',
  stepKnow:
    'Dicci quello che dobbiamo sapere: dove alloggi, allergie, difficoltà a camminare, l’età dei bambini.',
  stepRead:
    'Leggi l’e-mail di conferma: dice quando e dove ci incontriamo, e contiene la data per il tuo calendario.',
  stepReply: 'Rispondi a quell’e-mail se qualcosa cambia, o se hai una domanda.',
  stepPack: 'Prepara quello che l’e-mail consiglia di portare. Ti aspettiamo con piacere.',

  cryptoHeading: 'Prenotazione in criptovaluta inviata',
  crypto: 'Grazie. Scriviamo a {email} tutto quello che ti serve per pagare.',
  stepDetails: 'L’indirizzo del portafoglio e i dati per il pagamento te li mandiamo entro {hours} ore.',
  stepPay:
    'Il pagamento va concluso entro {hours} ore. Per un’escursione che comincia prima è dovuto {startHours} ore prima dell’inizio; la nostra e-mail indica l’ora. Fino ad allora i posti ti sono riservati.',
  stepTellUs:
    'Intanto dicci dove alloggi e che cosa deve sapere la guida (allergie, difficoltà a camminare, l’età dei bambini): l’e-mail ha un pulsante per la pagina della prenotazione, che te lo chiede.',
  stepArrived: 'Quando il pagamento è arrivato, ti confermiamo la prenotazione per e-mail.',

  noneHeading: 'Nessun dato sulla prenotazione',
  none: 'Torna alla pagina delle escursioni e riprova.',
  noneButPaid:
    'Hai già pagato o prenotato? Allora la prenotazione è fatta, e non serve rifarla: è soltanto questo browser a non averne conservato nulla. La conferma ti arriva per e-mail, e ti mandiamo di nuovo il link alla prenotazione.',
  bookedBefore:
    'Hai già prenotato? Ogni nostra e-mail su una prenotazione porta alla sua pagina, e ti mandiamo di nuovo il link: <link>Trova la tua prenotazione</link>',
  noteWithReference: 'Prenotazione {reference}: {text}',
  confirmedWithReference:
    'La tua prenotazione {reference} è pagata e confermata. Trovi i dettagli nell’e-mail di conferma; non serve prenotare di nuovo.',
  confirmed:
    'La tua prenotazione è pagata e confermata. Trovi i dettagli nell’e-mail di conferma; non serve prenotare di nuovo.',

  checkingHeading: 'Controlliamo il pagamento',
  checking: 'Un momento: chiediamo se il tuo pagamento è arrivato.',
  unreachableHeading: 'Non siamo riusciti a controllare il pagamento',
  stillTrying:
    'Il nostro server al momento non risponde. Questa pagina continua a provare. Per ora non pagare di nuovo.',
  unreachable:
    'Il nostro server non risponde. È ben possibile che il pagamento sia arrivato: in tal caso la conferma ti arriva per e-mail. Guarda lì prima di pagare di nuovo.',
  unsettled:
    'I posti non ti sono più riservati, e chi gestisce i nostri pagamenti non dice che cosa è successo. È ben possibile che il pagamento sia arrivato: in tal caso la conferma ti arriva per e-mail. Guarda lì prima di pagare di nuovo.',
  notFoundHeading: 'Non abbiamo trovato questo pagamento',
  notFound:
    'L’indirizzo di questa pagina indica un pagamento che non conosciamo. Se hai pagato, la conferma ti arriva per e-mail.',
  processingHeading: 'Il pagamento è in corso di conferma',
  processing:
    'Con una carta ci vuole qualche istante, e questa pagina ricontrolla da sé. Da un conto bancario ci vuole qualche giorno: i posti ti sono riservati, come ti ha scritto la nostra e-mail, e puoi chiudere questa pagina. Non serve pagare due volte.',
  stillProcessing:
    'Ci vuole più del solito. Puoi chiudere questa pagina: ti scriviamo per e-mail appena il pagamento è confermato. Se la banca lo rifiuta, i posti tornano liberi e non ti viene addebitato nulla.',
  expiredHeading: 'Pagamento non concluso',
  expired:
    'Il pagamento non è stato concluso, quindi non c’è nessuna prenotazione. Non ti è stato addebitato nulla, e i posti sono di nuovo liberi.',
  cancelledHeading: 'Prenotazione annullata',
  cancelled:
    'Il tuo pagamento era arrivato, e la prenotazione è annullata. La nostra e-mail ti dice che cosa succede ora.',
  refundedHeading: 'Pagamento rimborsato',
  refunded:
    'Il pagamento ti viene restituito, quindi non c’è nessuna prenotazione. Te ne scriviamo per e-mail. Di solito le banche impiegano {from}–{to} giorni lavorativi per mostrare un rimborso.',
})
