import { type email as english } from '@/content/words/en/email'
import { translate } from '@/content/words/translation'

export const email = translate<typeof english>()({
  greeting: 'Buongiorno {name},',
  greetingWithoutName: 'Buongiorno,',
  signature:
    'Se qualcosa non è chiaro, rispondi a questa e-mail o chiama il {phone}.\n\nUn caro saluto,\n{brand}',
  reason: 'Ricevi questa e-mail perché la prenotazione {reference} è stata fatta con questo indirizzo.',
  subject: '{what} – «{tourName}», {day} ({reference})',
  companyWithId: '{legalName}, codice identificativo dell’impresa {businessId}',
  businessId: 'Codice identificativo dell’impresa {businessId}',

  reference: 'Codice di prenotazione',
  tour: 'Attività',
  date: 'Data',
  time: 'Orario',
  place: 'Luogo',
  guests: 'Partecipanti',
  requests: 'Richieste',
  price: 'Prezzo',
  paid: 'Pagato',
  refundedBefore: 'Già rimborsato',
  toPay: 'Da pagare',
  wasToPay: 'Era da pagare',
  finnishTime: '(ora finlandese)',
  adultsAt: '{count, plural, one {# adulto a {price}} other {# adulti a {price} ciascuno}}',
  childrenAt: '{count, plural, one {# bambino a {price}} other {# bambini a {price} ciascuno}}',
  priceWithVat: '{price} {method}, IVA compresa',
  nothingToPay: 'Nulla da pagare',

  yourBooking: 'La tua prenotazione',
  whatWasBooked: 'Che cosa avevi prenotato',
  whatHappensNext: 'Che cosa succede ora',
  whatToBring: 'Che cosa portare',
  ifPlansChange: 'Se i tuoi programmi cambiano',
  ifUnpaidTitle: 'Se il pagamento non arriva in tempo',
  ifUnpaid: 'I tuoi posti tornano liberi per altri ospiti e la prenotazione decade da sé. Non devi nulla.',
  endedUnpaid: 'La tua prenotazione è decaduta senza pagamento',
  seatsReturned: 'I tuoi posti sono tornati liberi, e non devi nulla.',
  nothingWasPaid: 'Non era stato pagato nulla, quindi non c’è nulla da restituire.',

  seeYourTour: 'Vedi la tua escursione',
  seeTheTour: 'Vedi l’escursione',
  chooseDate: 'Scegli una data',
  chooseAnotherDate: 'Scegli un’altra data',
  tellWhereYouStay: 'Dicci dove alloggi',

  start: 'Inizio alle ore {time}',
  timesAndPlace: '{times} (ora finlandese).\n{place}.',
  onDay: 'Il giorno dell’escursione: {day}',
  ourGuarantee: 'La nostra garanzia',
  calendarAdds: 'Il file allegato a questa e-mail mette l’escursione nel tuo calendario.',
  calendarAddsIt: 'Il file allegato a questa e-mail la mette nel tuo calendario.',
  calendarUpdates: 'Il file allegato a questa e-mail aggiorna il tuo calendario.',
  calendarRemoves: 'Il file allegato a questa e-mail toglie l’escursione dal tuo calendario.',

  freeUntil:
    '{hours, plural, =0 {fino all’inizio} one {fino a # ora prima dell’inizio} other {fino a # ore prima dell’inizio}}',
  freeUntilFormerStart:
    '{hours, plural, =0 {fino all’inizio fissato in precedenza, che era più tardi} one {fino a # ora prima dell’inizio fissato in precedenza, che era più tardi} other {fino a # ore prima dell’inizio fissato in precedenza, che era più tardi}}',
  cancelFree:
    'Puoi annullare gratis {until}. {hasPage, select, true {Fallo sulla pagina della prenotazione, o scrivici,} other {Scrivici}} prima di {end}, e ti rimborsiamo il prezzo intero; da quel momento non viene più rimborsato. Fino ad allora puoi anche cambiare il numero di partecipanti o la data.',
  cancelOver:
    'Le prenotazioni si possono annullare gratis {until}. Per la tua escursione il termine era {end}: se annulli ora, il prezzo non è quindi rimborsato.',
  weatherReason:
    'Il tempo non ci {isLate, select, true {ha permesso} other {permette}} di farla in sicurezza.',
  guideReason:
    'La nostra guida non {isLate, select, true {ha potuto} other {può}} condurla, e non abbiamo nessun altro che possa sostituirla.',
  fewReason: '{isLate, select, true {L’avevano prenotata} other {L’hanno prenotata}} troppo pochi ospiti.',
  mergedReason: 'L’abbiamo unita a un’altra data.',

  receipt: 'ricevuta {number}',
  creditNote: 'nota di credito {number}',
  attached: '{count, plural, one {In allegato: {papers}.} other {In allegato: {papers}.}}',
  returnedPart: 'Ti restituiamo quello che era arrivato: {amount}.',
  replyWithWallet: 'Rispondi indicando l’indirizzo del portafoglio su cui vuoi riceverlo.',
})
