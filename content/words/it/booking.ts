import { type booking as english } from '@/content/words/en/booking'
import { translate } from '@/content/words/translation'

export const booking = translate<typeof english>()({
  full: 'Al completo',
  noDateHasPlaces: 'Nessuna data ha {seats, plural, one {# posto libero} other {# posti liberi}}',
  largerTour:
    'Un gruppo più grande? L’escursione «<larger>{name}</larger>» ha {seats} posti, e un’<custom>escursione su misura</custom> la prepariamo per il tuo gruppo soltanto.',
  customTour:
    'Un gruppo più grande? Un’<custom>escursione su misura</custom> la prepariamo per il tuo gruppo soltanto.',
  dayChosen: 'Data scelta: {day}.',
  totalIs: 'Il totale è {total}.',
  noWithdrawal: 'Non è previsto il diritto di recesso di 14 giorni, perché la data è fissata.',

  participants: 'Partecipanti',
  dateFirst: 'Scegli prima una data',
  placesOnDate: '{seats, plural, one {# posto libero} other {# posti liberi}} in questa data',
  maximumReached:
    'Per questa data hai raggiunto il numero massimo ({seats, plural, one {# persona} other {# persone}})',
  justMe: 'Solo io, un adulto',
  adult: 'Adulto',
  child: 'Bambino',
  ages: '{from}–{to} anni',
  adultNoun: '{count, plural, one {adulto} other {adulti}}',
  childNoun: '{count, plural, one {bambino} other {bambini}}',
  removeAdult: 'Togli un adulto',
  removeChild: 'Togli un bambino',
  addAdult: 'Aggiungi un adulto',
  addChild: 'Aggiungi un bambino',

  yourDetails: 'I tuoi dati',
  keptInTab: 'Restano in questa scheda finché non la chiudi.',
  clearDetails: 'Cancella i tuoi dati',
  email: 'E-mail',
  phone: 'Telefono',
  requests: 'Richieste particolari',
  agesHint: 'Indica l’età dei bambini.',
  requestsHint:
    'Se paghi con carta, ciò che scrivi qui arriva anche a Stripe: nulla sulla tua salute, per favore. Quello che serve alla guida glielo dici dopo il pagamento, sulla pagina della prenotazione.',

  summary: 'Riepilogo',
  tour: 'Attività',
  date: 'Data',
  guests: 'Partecipanti',
  dateAt: '{day}, ore {time}',
  noDateYet: 'Non ancora scelta',
  ownPrice: 'Questa data ha un prezzo suo. Di norma un adulto paga {adult} e un bambino {child}.',
  total: 'Totale',
  vatIncluded: 'IVA compresa',
  loading: 'Caricamento…',

  obligation:
    '<strong>Prenota e paga.</strong> Con ciascuno dei due pulsanti inoltri un ordine con obbligo di pagare il totale indicato sopra.',
  dateBeforePaying: 'Per pagare, <link>scegli prima una data</link>.',
  forOneAdult: 'Per un adulto. <link>Più persone?</link>',
  payByCard: 'Paga con carta',
  payInCrypto: 'Paga in criptovaluta',
  processing: 'Elaborazione…',
  cancel: 'Annulla',
  holding: 'Un momento: ti stiamo riservando i posti.',
  cardAlone: 'Nelle {hours} ore che precedono l’inizio questa data si può prenotare soltanto con carta.',
  cardsOnStripe: 'Con la carta si paga sulla pagina sicura di Stripe.',
  freeCancellation:
    'Annullamento gratuito se all’inizio mancano più di {hours} ore; una prenotazione fatta più tardi non è rimborsabile.',
  terms:
    'Prenotando accetti le nostre <terms>condizioni generali<tab> (si aprono in una nuova scheda)</tab></terms>. Quali dati conserviamo è scritto nell’<privacy>informativa sulla privacy<tab> (si apre in una nuova scheda)</tab></privacy>.',
  freeUntil: 'Annullamento gratuito fino a {deadline}',
  startsSoon:
    'In questa data l’inizio è fra {hours, plural, =0 {meno di un’ora} one {# ora} other {# ore}}: se annulli, il prezzo non viene più rimborsato',

  dateMissing: 'Scegli una data',
  fieldsMissing: 'Compila tutti i campi obbligatori',
  nameMissing: 'Scrivi il tuo nome',
  emailMissing: 'Scrivi il tuo indirizzo e-mail',
  invalidEmail: 'L’indirizzo e-mail non è valido',
  dateNotFound: 'La data scelta non c’è più',
  seatsLeft: 'Posti ancora liberi in questa data: {seats}',
  bookAgain:
    'Prenotare di nuovo? Con questo indirizzo hai già prenotato questa escursione in questa data. Se vuoi altri posti, premi il pulsante ancora una volta.',
  failed: 'La prenotazione non è riuscita',
  noPaymentPage: 'Non siamo riusciti ad aprire la pagina di pagamento',
  cardDeclined: 'Il pagamento è stato rifiutato',
  insufficientFunds: 'Il saldo non è sufficiente',
  cardExpired: 'La carta è scaduta',
  incorrectCvc: 'Il codice CVC non è corretto',
  notConfigured:
    'Stripe, il servizio per i pagamenti con carta, non è configurato: NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY va aggiunta al file di ambiente (.env).',

  paymentCancelled:
    'Il pagamento è stato annullato e non ti è stato addebitato nulla. I tuoi posti sono di nuovo liberi.',
  paymentUnknown:
    'In questo momento non possiamo vedere se hai pagato: guarda la tua posta prima di prenotare di nuovo. I posti non pagati tornano liberi al più tardi {minutes} minuti dopo che hai iniziato a pagare.',
  paymentEnded:
    'Il tuo pagamento era arrivato, e la prenotazione è stata poi annullata. La nostra e-mail ti dice che cosa succede ora.',
  alreadyMade:
    'La tua prenotazione è fatta, e non serve prenotare di nuovo. Trovi tutto nell’e-mail che ricevi da noi.',
  paid: 'Il pagamento è riuscito e la prenotazione è confermata. La conferma ti arriva per e-mail.',
  paymentProcessing:
    'Il tuo pagamento è ancora in corso di conferma. Appena è confermato ti scriviamo per e-mail.',
})
