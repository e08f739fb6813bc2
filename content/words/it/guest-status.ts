import { type guestStatus as english } from '@/content/words/en/guest-status'
import { translate } from '@/content/words/translation'

export const guestStatus = translate<typeof english>()({
  changeByUs: 'Una nostra modifica è in corso',
  changeByUsText:
    'Stiamo modificando questa prenotazione proprio ora, e ti scriviamo quando è fatto. Ricontrolla fra dieci minuti.',
  confirmed: 'Confermata',
  confirmedText: 'I tuoi posti sono riservati.',
  countdown: '{days, plural, =0 {È oggi.} =1 {È domani.} other {Mancano # giorni.}}',
  begun: 'La tua escursione è cominciata',
  begunText: 'Se non c’è ancora nessuno con te, chiamaci.',
  over: 'La tua escursione è finita',
  overText: 'Grazie per aver partecipato.',
  changeDebit: 'Il pagamento della modifica è in corso',
  changeDebitText:
    'La tua banca impiega qualche giorno per inviarlo, e intanto i posti ti sono riservati. Finché non è arrivato, la prenotazione resta come qui sotto.',
  changeOpen: 'Una modifica aspetta il pagamento',
  changeOpenText: 'Finché non è pagata, la prenotazione resta come qui sotto.',
  payBy: 'Paga entro {due}, altrimenti decade da sé.',
  payOver: 'Il termine per pagarla è passato, e la modifica decade da sé ({end}). Puoi chiederla di nuovo.',
  unpaid: 'In attesa del tuo pagamento',
  unpaidText: 'I posti ti sono riservati. Sono tuoi quando il pagamento è arrivato.',
  unpaidUntil: 'I posti ti sono riservati fino a {due}. Sono tuoi quando il pagamento è arrivato.',
  debit: 'Il tuo pagamento è in corso',
  debitText:
    'La tua banca impiega qualche giorno per inviarlo. Intanto i posti ti sono riservati, e ti scriviamo quando è arrivato.',
  cancelled: 'Annullata',
  refunded: 'Annullata, con rimborso',
  lapsed: 'Non più riservata',
  bookAnother: 'Se vuoi, puoi prenotare un’altra data.',

  departureCancelled: 'Abbiamo dovuto annullare questa escursione',
  departureCancelledText: 'Ci dispiace. Che cosa succede ora lo scegli tu.',
  merged: 'La tua escursione ha un’altra data',
  mergedText: 'Abbiamo unito due date. Se la nuova ti va bene, non devi fare nulla.',
  timeChanged: 'La tua escursione ha un altro orario di inizio',
  timeChangedText: 'Se il nuovo orario ti va bene, non devi fare nulla.',
  lightsNotSeen: 'L’aurora boreale non si è vista',
  lightsNotSeenText: 'Puoi usare la nostra garanzia.',

  endedByGuest: 'È stata annullata, come hai chiesto.',
  endedByUs: 'Abbiamo dovuto annullarla, e ci dispiace.',
  endedWithDeparture: 'Abbiamo dovuto annullare questa escursione, e ci dispiace.',
  endedByChoice: 'Hai scelto il rimborso.',
  seatsFree: 'I tuoi posti sono di nuovo liberi.',
  priceKept: 'Il termine per l’annullamento gratuito era passato, quindi il prezzo non viene restituito.',
  notPaid: 'I posti non sono stati pagati e sono di nuovo liberi, e non ti è stato addebitato nulla.',
  notPaidInFull: 'I posti non sono stati pagati per intero e sono di nuovo liberi.',
  sentBack: 'Ti abbiamo restituito {amount}.',
  weReturn: 'Ti restituiamo {amount} direttamente noi, e ti scriviamo in che modo.',
  onItsWay:
    'Il rimborso di {amount} è in arrivo. Su una carta di solito ci vogliono {from}–{to} giorni lavorativi.',
  disputed: 'La tua banca ha aperto una contestazione del pagamento, e non ha ancora deciso.',
  disputedThenReturned: 'Se il pagamento resta a noi, ti restituiamo quello che ti dobbiamo.',

  cancelOver: 'Si poteva annullare gratis fino a {end}: se annulli ora, il prezzo non viene restituito.',
  cancelTripOver: 'Si poteva annullare senza perdere la nuova uscita fino a {end}: se annulli ora, va persa.',
  cancelUntil:
    'Fino a {end} puoi annullare, e il prezzo ti viene restituito per intero. Da quel momento non viene restituito.',
  cancelTripUntil:
    'Fino a {end} puoi annullare, e ti dobbiamo ancora la nuova uscita. Se annulli più tardi, va persa.',
  cancelDisputed:
    'Fino a {end} puoi annullare gratis; finché la contestazione della tua banca è aperta, non viene restituito nulla.',
  cancelLessened:
    'Fino a {end} puoi annullare, e ti viene restituito quello che abbiamo ancora del tuo pagamento. Da quel momento non viene restituito.',
})
