import { type emailRefund as english } from '@/content/words/en/email-refund'
import { translate } from '@/content/words/translation'

export const emailRefund = translate<typeof english>()({
  sentToCard: 'Ti abbiamo restituito {amount} sulla tua carta.',
  sentBy: 'Ti abbiamo restituito {amount} {method}.',
  weWriteHow: 'Ti restituiamo {amount} e ti scriviamo in che modo.',
  onItsWay:
    'Il rimborso di {amount} è in arrivo sulla carta o sul conto con cui hai pagato: di solito ci vogliono {from}–{to} giorni lavorativi.',
  weWriteHowSince: 'Ti restituiamo {amount} e ti scriviamo in che modo, dato che hai pagato {method}.',
  partlyByHand:
    'Ti restituiamo {amount}. Quello che hai pagato {byProvider} torna con lo stesso mezzo e di solito arriva entro {from}–{to} giorni lavorativi; per quello che hai pagato {byHand} ti scriviamo.',
  wentBackSeparately: 'Una parte del pagamento, {amount}, era già stata restituita a parte.',
  wentBackRestFollows:
    'Una parte del pagamento, {returned}, era già stata restituita a parte; il resto, {rest}, segue ora.',
  wentBackNoMore:
    'Una parte del pagamento, {returned}, era già stata restituita a parte; non c’è altro da restituire.',
  withheldDisputed:
    'La tua banca ci ha chiesto di restituire il pagamento. Finché non decide non possiamo restituirlo anche noi; dell’esito ti scrive la banca. Se il pagamento resta a noi, te lo restituiamo in quel momento.',
  withheldTaken: 'La tua banca ha stornato il pagamento, quindi non resta nulla da restituire.',
  withheldReturned:
    'Sulla carta o sul conto con cui hai pagato è già tornata la somma di {amount}, quindi non resta nulla da restituire.',

  subject: 'Il tuo pagamento ti viene restituito',
  headline: 'Il rimborso di {amount} è in arrivo',
  partHeadline: 'In arrivo un rimborso di {amount} su {whole}',
  partOfWhole: 'È una parte del rimborso totale di {whole}; per ogni parte ricevi un’e-mail.',
  stillConfirmed: 'La tua prenotazione, sempre confermata',
  whatItWasFor: 'Per che cosa era il pagamento',
  roomOn: 'Se vuoi ancora venire, in questo momento c’è posto per il tuo gruppo in queste date:\n{days}',
  lookInCalendar: 'Se vuoi ancora venire, il calendario mostra i posti liberi.',

  goesBack: 'Il tuo pagamento per la prenotazione {reference} ti viene restituito.',
  paidTwice:
    'La prenotazione {reference} è stata pagata due volte. {isPaid, select, true {Resta confermata, con i posti che hai; il} other {Il}} secondo pagamento te lo restituiamo.',
  wrongAmount:
    'L’importo che abbiamo ricevuto non è il prezzo della prenotazione, che è {price}. Con quell’importo non abbiamo potuto confermare la prenotazione {reference}, quindi per questo giorno non hai una prenotazione.',
  seatGone:
    'Il tuo pagamento per la prenotazione {reference} ci è arrivato quando i posti non erano più riservati, e non abbiamo potuto darteli di nuovo. Per questo giorno quindi non hai una prenotazione. Ci dispiace.',
  calledOff:
    'Il tuo pagamento per la prenotazione {reference} ci è arrivato quando avevamo già annullato questa partenza. Per questo giorno quindi non hai una prenotazione. Ci dispiace.',
  overpaid:
    'Per la prenotazione {reference} è arrivato più di quello che costa. La prenotazione è confermata, e ti restituiamo l’eccedenza.',
  notInFull:
    'Il pagamento per la prenotazione {reference} non ci è arrivato per intero entro il termine, quindi i posti sono tornati liberi. Ti restituiamo quello che era arrivato.',
  disputeEnded:
    'La tua banca ha deciso sul tuo pagamento per la prenotazione {reference}. Quello che prima non potevamo restituire ti viene restituito ora.',
  goodwill:
    'Ti restituiamo, a titolo di cortesia, una parte di quello che hai pagato per la prenotazione {reference}. Per il resto la prenotazione rimane com’è.',
  tourNotAsBooked:
    'La tua escursione con la prenotazione {reference} non è stata come l’avevi prenotata. Ci dispiace, e ti restituiamo una parte di quello che hai pagato.',
  ourMistake:
    'Abbiamo fatto un errore nel prezzo della prenotazione {reference}. Ci dispiace, e rimediamo. Per il resto la prenotazione rimane com’è.',
  bookingChanged:
    'Il tuo pagamento per la prenotazione {reference} ci è arrivato da una pagina di pagamento aperta prima che la prenotazione fosse modificata, quindi non era più il suo prezzo. Te lo restituiamo. I posti ti sono riservati come prima, e la pagina della prenotazione mostra che cosa c’è da pagare ora.',
  bookingEnded:
    'Il tuo pagamento per la prenotazione {reference} ci è arrivato quando la prenotazione era chiusa. Te lo restituiamo.',

  staysAsItWas: 'La prenotazione {reference} {isPaid, select, true {resta com’era} other {è chiusa}}.',
  changeGoesBack: 'Il tuo pagamento per la modifica ti viene restituito.',
  changeDropped:
    'Il tuo pagamento ci è arrivato per una modifica a cui avevi rinunciato o che era stata sostituita.',
  changePaidTwice:
    'La modifica della prenotazione {reference} è stata pagata due volte. È fatta, e ti restituiamo il secondo pagamento.',
  changeWrongAmount: 'L’importo che abbiamo ricevuto non è quello che la modifica costa.',
  changeSeatGone:
    'Il tuo pagamento per la modifica ci è arrivato quando i posti non erano più riservati, e non abbiamo potuto darteli di nuovo. Ci dispiace.',
  changeCalledOff:
    'Il tuo pagamento per la modifica ci è arrivato quando avevamo già annullato questa partenza. Ci dispiace.',
  changeOfOther:
    'Il tuo pagamento ci è arrivato per la modifica di una prenotazione che nel frattempo è cambiata.',
  changeOverpaid:
    'Per la modifica della prenotazione {reference} è arrivato più di quello che costa. La modifica è fatta, e ti restituiamo l’eccedenza.',
  changeNotInFull:
    'Il pagamento per la modifica non ci è arrivato per intero entro il termine. Ti restituiamo quello che era arrivato.',
  changeDisputeEnded:
    'La tua banca ha deciso sul tuo pagamento per una modifica della prenotazione {reference}. Quello che prima non potevamo restituire ti viene restituito ora.',

  correctedSubject: 'Il tuo rimborso, corretto',
  corrected: 'Ti avevamo scritto che il rimborso di {amount} era in arrivo. Non era esatto, e ci dispiace.',
  toCard:
    'Il denaro va sulla carta o sul conto con cui hai pagato, e di solito arriva entro {from}–{to} giorni lavorativi.',

  creditNoteSubject: 'La tua nota di credito',

  cancelledSubject: 'Prenotazione annullata',
  refundSubject: 'Il tuo rimborso',
  cancelledHeadline: 'La tua prenotazione è annullata',
  refundHeadline: 'Il tuo pagamento ti viene restituito',
  departureCalledOff: 'Abbiamo annullato questa partenza, e con essa la prenotazione {reference}.',
  sorryOtherDay:
    'Ci dispiace. Se preferisci venire un altro giorno, rispondi a questa e-mail, e ti aiutiamo a prenotarlo.',
  cannotRun:
    'Non possiamo fare l’escursione come l’hai prenotata, e abbiamo annullato la prenotazione {reference}.',
  cancelledFor: 'La prenotazione {reference} per {start} è annullata, e i tuoi posti sono tornati liberi.',
  cancelled: 'La prenotazione {reference} è annullata.',
  couldNotRun: 'Non abbiamo potuto fare l’escursione come l’avevi prenotata. Ci dispiace.',
  returnsPaid: 'Ti restituiamo quello che hai pagato per la prenotazione {reference}. Non devi fare nulla.',
  latePaymentReturned: 'Se ci arriva ancora un pagamento, ti viene restituito per intero.',
  cancelledTooLate:
    'Si può annullare gratis {until}. Questo annullamento è arrivato più tardi, quindi il prezzo non è rimborsato.',
})
