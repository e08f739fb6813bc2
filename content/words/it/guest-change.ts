import { type guestChange as english } from '@/content/words/en/guest-change'
import { translate } from '@/content/words/translation'

export const guestChange = translate<typeof english>()({
  guests: 'Cambia i partecipanti',
  guestsDescription:
    'Aggiungi o togli partecipanti: vedi quanto costa o quanto ti viene restituito, prima che cambi qualcosa.',
  date: 'Cambia la data',
  dateDescription:
    'Un’altra data della stessa escursione: vedi quanto costa o quanto ti viene restituito, prima che cambi qualcosa.',
  details: 'Modifica i dati',
  detailsDescription:
    'Il tuo nome, il telefono, dove veniamo a prenderti e le tue richieste: fino all’inizio dell’escursione, senza costi.',
  tellUs: 'Alloggio ed esigenze',
  tellUsDescription:
    'Dove veniamo a prenderti, le tue richieste e che cosa deve sapere la guida sulla tua salute: fino all’inizio dell’escursione, senza costi.',
  cancel: 'Annulla la prenotazione',
  cancelDescription: 'Annulla la prenotazione: vedi quanto ti viene restituito, prima che succeda qualcosa.',
  refund: 'Rimborso completo',
  refundDescription:
    'Ti viene restituito tutto quello che hai pagato: vedi la somma, prima che succeda qualcosa.',
  anotherDate: 'Un’altra data',
  anotherDateDescription:
    'Le date che puoi scegliere: vedi quanto ti viene restituito con ciascuna, prima che succeda qualcosa.',
  anotherTour: 'Un’altra escursione',
  anotherTourDescription:
    'Le escursioni che puoi scegliere al suo posto: vedi quanto ti viene restituito con ogni data, prima che succeda qualcosa.',
  back: 'Torna alla prenotazione',
  outdated:
    'Non abbiamo modificato nulla: nel frattempo qualcosa è cambiato. Ricontrolla prima di confermare.',
  lookedOften:
    'Questa prenotazione è stata aperta moltissime volte. Riprova fra {minutes, plural, one {# minuto} other {# minuti}}: non è cambiato nulla, e quello che hai scelto è ancora qui.',

  now: 'Ora: {party}, {price}.',
  adults: 'Adulti',
  children: 'Bambini',
  ages: '{from}–{to} anni',
  seeWhatChanges: 'Vedi cosa cambia',
  noDate: 'In questo momento nessun’altra data ha posto per tutto il tuo gruppo.',
  aboutTour: 'Su questa escursione',
  seeDatesOf: 'Vedi le date: {tour}',

  newDate: 'Nuova data',
  yours: 'la tua',
  ownDate: 'la data della tua prenotazione',
  free: 'gratis',
  samePrice: 'stesso prezzo',
  more: '{amount} in più',
  less: '{amount} in meno',
  allFree: 'Per te ogni data è gratuita.',
  allSame: 'Il prezzo è lo stesso in tutte le date.',
  noneMore: 'Nessuna data ti costa di più.',
  plusAndMinus: '+ è da pagare, − ti viene restituito.',
  plus: '+ è da pagare.',
  minus: '− ti viene restituito.',

  whatYouGetBack: 'Il tuo rimborso',
  whatThisCosts: 'Costo della modifica',
  confirm: 'Conferma la modifica',
  keep: 'Lascia tutto com’è',
  confirmCancellation: 'Conferma l’annullamento',
  keepBooking: 'Mantieni la prenotazione',
  alreadySo: 'La tua prenotazione è già così.',
  alreadyChosen: 'È quello che hai già scelto.',
  placesFree:
    'In quella data {seats, plural, one {è ancora libero # posto} other {sono ancora liberi # posti}}. Scegli meno partecipanti, o un’altra data.',
  thenFor: 'La tua prenotazione sarà per {party}.',
  movesTo: 'La tua prenotazione passa a {day}.',
  droppedChange: 'L’altra modifica, che aspetta il pagamento, decade.',
  chargedLater: 'Ora non ti viene addebitato nulla. In tutto pagherai {price}.',
  detailsVoid:
    'I dati per il pagamento che forse hai già ricevuto da noi non valgono più, e te ne mandiamo di nuovi.',
  payByCard:
    'Paghi nella pagina successiva. Ti teniamo i posti per i {minutes} minuti che hai a disposizione; senza pagamento, la prenotazione resta com’è.',
  payInCrypto:
    'Paghi in criptovaluta: ti mandiamo per e-mail i dati per il pagamento. Ti teniamo i posti fino a {until}; senza pagamento, la prenotazione resta com’è.',
  arrivedGoesBack: 'Quello che era arrivato per la modifica precedente, {amount}, ti viene restituito.',

  choiceEnds: 'Con questa scelta la prenotazione si chiude definitivamente.',
  choiceReturnTrip:
    'Una nuova uscita gratuita, {day}, con una prenotazione propria. Si sceglie una volta sola.',
  choiceKeeps: 'Vieni {day}, come dice la tua prenotazione.',
  choiceMoves: 'La tua prenotazione passa a {day}. Si sceglie una volta sola.',
  choiceMovesToTour: 'La tua prenotazione passa all’escursione «{tour}» di {day}. Si sceglie una volta sola.',

  chooseAgain: 'Puoi scegliere di nuovo fra il rimborso e un’altra nuova uscita.',
  seatsFreed: 'I tuoi posti tornano subito disponibili: l’annullamento è definitivo.',
  disputed:
    'La tua banca ha aperto una contestazione del pagamento: finché non decide non possiamo restituire nulla. Se il pagamento resta a noi, te lo restituiamo in quel momento.',
  takenByBank: 'La tua banca ha stornato il pagamento, quindi non resta nulla da restituire.',
  returnedBefore: 'Quello che hai pagato ti è già stato restituito.',
  nothingPaid: 'Non è stato pagato nulla, quindi non c’è nulla da restituire.',
  notReturned: 'Il termine per l’annullamento gratuito è passato: il prezzo non viene restituito.',
})
