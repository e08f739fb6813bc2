import { type guestResults as english } from '@/content/words/en/guest-results'
import { translate } from '@/content/words/translation'

export const guestResults = translate<typeof english>()({
  changed: 'La prenotazione è stata modificata. Ricevi un’e-mail di conferma.',
  details: 'I tuoi dati sono stati modificati.',
  forgotten: 'Quello che avevi scritto sulla tua salute è stato cancellato.',
  held: 'I posti ti sono riservati. Paga ora, e la modifica è fatta.',
  held_for_coins: 'I posti ti sono riservati. Quando il pagamento è arrivato, la modifica è fatta.',
  paid: 'Se hai appena pagato, questa pagina lo mostra fra un momento: ricaricala prima di pagare un’altra volta.',
  chosen: 'Grazie: è deciso. Ricevi un’e-mail di conferma.',
  cancelled: 'La prenotazione è stata annullata. Ricevi un’e-mail di conferma.',
  kept: 'Hai rinunciato alla modifica. La prenotazione resta com’era.',
  already: 'Era già stato fatto, una volta sola. La prenotazione è come la vedi qui.',
  ended: 'Questa prenotazione era già chiusa, forse da un’altra finestra. Non è stato fatto altro.',
  gone: 'Non c’era più nulla in attesa di pagamento: era già pagato o ritirato, o il termine era passato. Con questo passaggio non ti è stato addebitato nulla; la prenotazione è come la vedi qui.',
  too_late_to_pay:
    'Il termine per pagare la modifica è passato, quindi la modifica non si fa. Non ti è stato addebitato nulla, e la prenotazione resta com’era; puoi chiedere la modifica ancora una volta.',
  address:
    'Per usare il nuovo indirizzo e-mail, apri il link che abbiamo appena mandato lì. È valido per {hours} ore; fino ad allora le nostre e-mail vanno all’indirizzo che abbiamo.',
  address_again:
    'Abbiamo mandato il link al tuo nuovo indirizzo meno di un minuto fa, quindi non ne abbiamo mandato un secondo. Se non arriva, puoi chiederne un altro fra un minuto.',
  address_limited:
    'Per questa prenotazione abbiamo mandato molti link a nuovi indirizzi, quindi non ne abbiamo mandati altri. Riprova domani, o chiamaci.',
  proved:
    'Grazie: da ora le nostre e-mail arrivano al tuo nuovo indirizzo. Conserva il link che abbiamo appena mandato lì.',
  proved_others:
    'Grazie: da ora le nostre e-mail su questa prenotazione e sulle altre che hai indicato arrivano al tuo nuovo indirizzo. Per ciascuna abbiamo mandato lì il suo link.',
  proved_some:
    'Grazie: da ora le nostre e-mail su questa prenotazione arrivano al tuo nuovo indirizzo. Fra gli altri codici, almeno uno non è di una prenotazione con il tuo vecchio indirizzo che ora si possa modificare: apri quella prenotazione e modificane i dati.',
  address_dropped:
    'Il nuovo indirizzo è stato ritirato, e il link che abbiamo mandato lì non funziona più. Le nostre e-mail vanno all’indirizzo che abbiamo.',
  address_gone:
    'Non c’è più un nuovo indirizzo in attesa: era già confermato o ritirato, il suo termine era passato, oppure l’escursione è cominciata o la prenotazione è chiusa.',
  unpayable:
    'La pagina di pagamento non si è aperta. Non ti è stato addebitato nulla; riprova fra un momento.',
})
