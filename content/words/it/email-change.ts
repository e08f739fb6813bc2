import { type emailChange as english } from '@/content/words/en/email-change'
import { translate } from '@/content/words/translation'

export const emailChange = translate<typeof english>()({
  changedSubject: 'Prenotazione modificata',
  changedHeadline: 'La tua prenotazione è stata modificata',
  changedByUsSubject: 'Abbiamo modificato la tua prenotazione',
  changedByUs: 'La modifica è dovuta a noi, e ci dispiace.',
  unsuitedTitle: 'Se non ti va bene',
  unsuited:
    'Rispondi a questa e-mail o chiama il {phone}. Cerchiamo con te un’altra data, oppure annulliamo la prenotazione e ti restituiamo tutto quello che hai pagato.',
  otherTour:
    'La prenotazione {reference} è passata dall’escursione «{formerTour}» di {formerDay} all’escursione «{tourName}» di {day}.',
  otherDay: 'La prenotazione {reference} è stata spostata da {formerDay} a {day}.',
  otherParty: 'La prenotazione {reference} è ora per {party}; prima era per {formerParty}.',
  otherPrice: 'Il prezzo della prenotazione {reference} è ora {price}.',
  stillToPay:
    'Resta da pagare la somma di {amount}, {due, select, none {in tempo utile} other {entro {due}}}.',
  detailsVoid:
    'I dati per il pagamento che forse hai già ricevuto da noi non valgono più: aspetta quelli nuovi che ti mandiamo.',
  changePaid: 'Abbiamo ricevuto il tuo pagamento di {amount} {method} per la modifica.',
  costsNothing: 'La modifica non comporta né costi né rimborsi.',

  paymentSubject: 'La tua modifica aspetta il pagamento',
  paymentPreheader: 'Da pagare {due, select, none {in tempo utile} other {entro {due}}}: {amount}.',
  paymentHeadline: 'La tua modifica è pronta',
  payment:
    '{isByUs, select, true {Abbiamo} other {Come hai chiesto, abbiamo}} preparato una modifica della prenotazione {reference}: {party}, {day}. Da pagare {due, select, none {in tempo utile} other {entro {due}}}: {amount}. Fino ad allora i posti ti sono riservati.',
  paymentSteps:
    'Al pagamento arrivi dalla pagina della prenotazione: premi «Paga ora», e un momento dopo la modifica è fatta. Se preferisci non cambiare nulla, premi «Lascia tutto com’è». Senza pagamento la modifica decade da sé, e la prenotazione resta com’era.',
  bookingAfterChange: 'La tua prenotazione dopo la modifica',

  droppedSubject: 'La tua modifica non è più in preparazione',
  droppedPreheader: 'La prenotazione è come la vedi qui sotto, e non c’è nulla da pagare.',
  dropped:
    'Avevamo preparato una modifica della prenotazione {reference} che aspettava il pagamento. Non è più riservata, e non c’è nulla da pagare. La prenotazione vale per {party}, {day}.',
  droppedNext:
    'Se vuoi ancora la modifica, rispondi a questa e-mail, e la prepariamo di nuovo. Se l’hai già pagata, ti restituiamo quel pagamento per intero.',
  changeGone:
    'La modifica per {party}, {day}, che non era ancora pagata, non vale più, e non c’è nulla da pagare. Se l’hai già pagata, anche solo in parte, ti restituiamo tutto. Se vuoi ancora la modifica, chiedila di nuovo sulla pagina della prenotazione, o rispondi a questa e-mail.',

  lapsedSubject: 'La tua modifica è decaduta senza pagamento',
  lapsedPreheader: 'La prenotazione resta com’era, e non c’è nulla da pagare.',
  lapsed:
    'Il pagamento per la modifica della prenotazione {reference} non ci è arrivato in tempo: la modifica è quindi decaduta da sé, e non c’è nulla da pagare.',
  lapsedDetailsVoid: 'I dati che forse hai per quel pagamento non valgono più.',
  staysAsItWas: 'La prenotazione resta com’era: {party}, {day}.',
  lapsedNext:
    'Se vuoi ancora la modifica, chiedila di nuovo sulla pagina della prenotazione, {until}, o rispondi a questa e-mail. Se nel frattempo hai pagato, facciamo la modifica se c’è ancora posto, altrimenti ti restituiamo il pagamento per intero.',
})
