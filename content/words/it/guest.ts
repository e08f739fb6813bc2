import { type guest as english } from '@/content/words/en/guest'
import { translate } from '@/content/words/translation'

export const guest = translate<typeof english>()({
  title: 'La tua prenotazione',
  description:
    'La tua prenotazione con noi: a che punto è, quando e dove ci incontriamo, che cosa è stato pagato, e i suoi documenti.',
  reference: 'Codice di prenotazione {reference}',
  addToCalendar: 'Aggiungi al calendario',
  downloadReceipt: 'Scarica la ricevuta',
  downloadReceiptNumber: 'Scarica la ricevuta {number}',
  downloadCreditNote: 'Scarica la nota di credito {number}',
  seeDates: 'Vedi le date',
  returnTrip: 'La tua nuova uscita gratuita, {day}',

  today: 'Oggi',
  finnishTime: 'Ora finlandese',
  timesInFinland: '{times} (ora finlandese)',
  tellWhereYouStay: 'Dicci dove alloggi',
  missedPickUp: 'All’ora fissata non c’è nessuno? Aspetta al caldo, e chiama il <phone></phone>.',

  movedFrom: 'Spostata da {day}, ore {time}',
  movedFromTime: 'Spostata dalle {time}',
  movedFromTour: 'Spostata dall’escursione «{tour}» di {day}, ore {time}',
  adults: 'Adulti',
  children: 'Bambini',
  countAtPrice: '{count}\u00a0× {price}',
  price: 'Prezzo',
  toPay: 'Da pagare',
  paid: 'Pagato',
  stillToPay: 'Resta da pagare',
  returned: 'Restituito',
  takenByBank: 'Stornato dalla tua banca',
  weStillReturn: 'Ti dobbiamo ancora',
  onItsWayBack: 'Rimborso in arrivo',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefono',
  wishes: 'Richieste particolari',

  actions: 'Modifica la prenotazione',
  onceOfferIsPaid: 'Quando il posto è pagato, puoi cambiare anche il numero di partecipanti e la data.',

  payNow: 'Paga ora',
  bindingOrder: 'Con il pulsante di pagamento prenoti, con obbligo di pagare.',
  whatWouldChange: 'Che cosa cambierebbe',
  changeToPay: 'Per {day}, {party}: {price} da pagare.',
  debitIsReturned:
    'Se lasci la prenotazione com’è, la tua banca invia comunque il pagamento, e quando è arrivato te lo restituiamo per intero.',
  keepBooking: 'Lascia tutto com’è',

  howToPay: 'Come pagare',
  coinsWithoutDetails:
    'Da pagare: {amount} {method}. I dati per il pagamento te li mandiamo per e-mail, e da quel momento li trovi anche qui.',
  coinsToSend: 'Da pagare: {amount} {method}. Invia:',
  coinAmount: 'Importo',
  coinAddress: 'Indirizzo',
  coinNetwork: 'Rete',

  chooseNext: 'Scegli che cosa succede ora',
  comeAgain: 'Torna con noi gratis, in qualsiasi data con posto per il tuo gruppo.',
  comeAgainUntil: 'Torna con noi gratis, in qualsiasi data con posto per il tuo gruppo, fino a {day}.',
  takeAnotherDate:
    'Scegli un’altra data della stessa escursione: se costa di più, la differenza è a carico nostro; se costa di meno, ti viene restituita.',
  takeAnotherTour:
    'Scegli un’altra data della stessa escursione, oppure di {tours}: se costa di più, la differenza è a carico nostro; se costa di meno, ti viene restituita.',
  namedTour: '«{tour}»',
  orRefund: 'Oppure ti restituiamo {amount}.',
  noDeadline: 'Non c’è scadenza.',
  elseStays: 'Se non scegli nulla entro {end}, la prenotazione resta com’è.',
  elseRefund: 'Se non scegli nulla entro {end}, tutto il denaro ti viene restituito senza che tu lo chieda.',
  elseEnds: 'Se non scegli nulla entro {end}, la prenotazione si chiude.',

  newAddress: 'Il tuo nuovo indirizzo e-mail',
  newAddressWaits:
    'Per usare <address></address> apri il link che abbiamo mandato lì {sent}. Il link è valido fino a {end}; finché non lo apri, le nostre e-mail vanno all’indirizzo che abbiamo.',
  sendLinkAgain: 'Rimanda il link',
  keepOldAddress: 'Tieni il vecchio',

  whereYouStay: 'Dove alloggi?',
  forYourGuide: 'Per la tua guida',
  noted:
    'Annotato per la tua guida: {what, select, place {dove alloggi} health {quello che hai scritto sulla tua salute} other {dove alloggi e quello che hai scritto sulla tua salute}}.',
  haveWishes: 'Abbiamo le tue richieste: l’ufficio le trasmette alla guida.',
  haveWishesToo: 'Abbiamo anche le tue richieste: l’ufficio le trasmette alla guida.',
  whereUnknown:
    'Non sappiamo ancora dove venire a prenderti. Allergie, difficoltà a camminare, l’età dei bambini: dicci anche questo.',
  whatHelps:
    'Dove alloggi, allergie, difficoltà a camminare, l’età dei bambini: tutto quello che ci aiuta ad avere cura di te.',

  whereWeMeet: 'Dove ci incontriamo',
  notedPlace: 'Abbiamo annotato: <place></place>',
  fartherOut:
    'Se alloggi più lontano, <transfer>chiedi un trasferimento</transfer> o scrivi a <email></email>.',
  yourGuide: 'La tua guida',
  guideSpeaks: 'Lingue: {languages}',
  sampleGuide: 'Guida di esempio',
  whatToBring: 'Che cosa portare',
  wholeList: 'La lista intera, da stampare',
  ourGuarantee: 'La nostra garanzia',
  ifPlansChange: 'Se i tuoi programmi cambiano',
  onTheDay: 'Il giorno stesso',
  otherQuestions: 'Questo numero vale anche per ogni altra domanda di quel giorno.',
  writeOtherwise: 'In ogni altro momento scrivi a <email></email>.',
  questions: 'Domande',
  writeTo: 'Scrivi a <email></email>.',
  yourHealth: 'La tua salute',
  healthKept:
    'Conserviamo, per la guida, quello che hai scritto a questo riguardo. Lo cancelliamo {days} giorni dopo l’escursione, oppure ora, se revochi il consenso.',
  deleteHealth: 'Cancella ora',
})
