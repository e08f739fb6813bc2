import { type emailWaiting as english } from '@/content/words/en/email-waiting'
import { translate } from '@/content/words/translation'

export const emailWaiting = translate<typeof english>()({
  howWeOffer: 'Come offriamo i posti liberi',
  order:
    'Offriamo i posti che si liberano nell’ordine in cui gli ospiti hanno confermato il loro posto in lista. Nessuno viene scavalcato, salvo quando i posti non bastano per un gruppo e bastano per il successivo, o quando alla stessa connessione Internet si offrirebbero insieme più posti di quanti ne ha una partenza.',

  joinedSubject: 'Conferma il tuo posto nella lista d’attesa: «{tourName}»',
  joinedPreheader: 'Un clic, e da quel momento il tuo posto in lista conta.',
  joinedHeadline: 'Conferma il tuo posto in lista',
  joined:
    'Grazie per l’attesa. Conferma il tuo posto in lista entro {confirmHours} ore: conta da quel momento. Quando in una delle tue date c’è posto per {party}, ti scriviamo e te lo teniamo per {offerHours} ore al massimo, meno se l’escursione è vicina, così hai il tempo di decidere. Prima di allora non c’è nulla da pagare.',
  confirmPlace: 'Conferma l’iscrizione',
  yourDates: 'Le tue date',
  leaveByLink:
    'Se i tuoi programmi cambiano, con lo stesso link esci dalla lista in ogni momento. Se il tuo indirizzo l’ha scritto qualcun altro, non devi fare nulla: quello che non è confermato viene cancellato.',
  joinedReason:
    'Ricevi questa e-mail perché questo indirizzo è stato inserito nel modulo di una lista d’attesa sul nostro sito.',

  offeredSubject: 'C’è un posto libero per te',
  offered:
    'Nella data che aspettavi c’è posto per {party}. Paga {due, select, none {in tempo utile} other {entro {due}}} ed è tuo; dopo passa all’ospite successivo.',
  payOnPage:
    'Premi il pulsante qui sotto per vedere il posto e per pagare. Con la carta la conferma è immediata, e ti arriva poi anche per e-mail.',
  payByReply: 'Per pagare, rispondi a questa e-mail o chiamaci.',
  seeAndPay: 'Vedi e paga',
  yourPlace: 'Il tuo posto, codice di prenotazione {reference}',
  dateUnsuitedTitle: 'Se la data non ti va più bene',
  dateUnsuited:
    'Non devi fare nulla: il posto passa da sé all’ospite successivo, e non devi nulla. Se preferisci non aspettare nemmeno le altre date, puoi uscire dalla lista.',
  leaveList: 'Esci dalla lista',
  offeredReason: 'Ricevi questa e-mail perché questo indirizzo è nella lista d’attesa per questa data.',
})
