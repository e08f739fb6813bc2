import { type guestRefusals as english } from '@/content/words/en/guest-refusals'
import { translate } from '@/content/words/translation'

export const guestRefusals = translate<typeof english>()({
  askUs: 'Scrivi a {email} o chiamaci, e troviamo una soluzione.',
  not_found: 'Questa prenotazione è chiusa.',
  not_live: 'Questa prenotazione è chiusa, quindi non c’è nulla da modificare.',
  not_confirmed: 'La prenotazione non è ancora pagata. Prima paga, poi modificala.',
  change_by_us_under_way: 'Stiamo modificando questa prenotazione proprio ora. Ricontrolla fra dieci minuti.',
  choice_open: 'Scegli prima che cosa succede ora.',
  disputed:
    'La tua banca sta esaminando il pagamento. Finché non ha deciso si possono modificare soltanto i tuoi dati.',
  debit_under_way: 'Il tuo pagamento è ancora in corso. Quando è arrivato, puoi modificare la prenotazione.',
  too_late:
    'Per questa escursione il termine per le modifiche è passato. Puoi ancora annullare, ma il prezzo non viene restituito.',
  already_started: 'L’escursione è cominciata.',
  no_adult: 'Deve esserci almeno un adulto.',
  other_tour: 'Quella data è di un’altra escursione.',
  after_return_trip_end: 'Quella data è successiva alla stagione in cui vale la tua nuova uscita.',
  crypto_closed: 'Quella data è troppo vicina per un pagamento in criptovaluta.',
  too_late_to_pay: 'Resta troppo poco tempo per pagare la differenza.',
  date_not_found: 'Quella data non c’è più. Scegline un’altra.',
  date_closed: 'Quella data non è più in vendita. Scegline un’altra.',
  too_many_unpaid:
    'Sono più posti di quanti un ospite possa tenere senza averli pagati. Paga prima i tuoi, poi aggiungi gli altri. Scrivi a {email} o chiamaci, e troviamo una soluzione.',
  too_many_changes:
    'Questa prenotazione è stata modificata molte volte nel giro di un’ora. Aspetta un po’, o chiamaci.',
  not_enough_slots: 'Quella data non ha abbastanza posti liberi. Scegline un’altra.',
  no_choice: 'Non c’è più nulla da scegliere.',
  choice_made: 'Hai già scelto.',
  choice_over: 'Il termine per scegliere è passato.',
  option_not_offered:
    'Ora non c’è nulla da restituire: di quello che hai pagato non resta nulla, o l’importo è presso la tua banca.',
  outdated: 'Nel frattempo la somma che ti viene restituita è cambiata. Guarda ancora una volta.',

  cancelNotLive: 'Questa prenotazione è chiusa, quindi non c’è nulla da annullare.',
  cancelStarted: 'L’escursione è cominciata. Se qualcosa non va, chiamaci.',

  reviewInsults: 'Non la pubblichiamo, perché offende qualcuno.',
  reviewOthersData:
    'Non la pubblichiamo, perché racconta cose personali di altri, per esempio nome e cognome.',
  reviewNotAboutUs: 'Non la pubblichiamo, perché non parla della tua escursione con noi.',
  reviewAdvertises: 'Non la pubblichiamo, perché fa pubblicità a qualcosa.',
  reviewIllegal: 'Non la pubblichiamo, perché riteniamo che la legge non ce lo permetta.',
})
