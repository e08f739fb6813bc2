import { type emailChoice as english } from '@/content/words/en/email-choice'
import { translate } from '@/content/words/translation'

export const emailChoice = translate<typeof english>()({
  youChoose: 'Scegli tu',
  whatYouCanChoose: 'Che cosa puoi scegliere',
  tellUsOnPage: 'Per dirci che cosa preferisci, apri la pagina della prenotazione o chiama il {phone}.',
  tellUsByReply: 'Per dirci che cosa preferisci, rispondi a questa e-mail o chiama il {phone}.',
  disputed:
    'La tua banca ci ha chiesto di restituire il pagamento. Finché non decide non possiamo restituirlo anche noi; un’altra data puoi sceglierla comunque.',
  returnTripTitle: 'Una nuova uscita gratuita',
  returnTrip: 'In una qualsiasi data con posto per il tuo gruppo. Non c’è nulla da pagare.',
  returnTripUntil:
    'In una qualsiasi data con posto per il tuo gruppo, fino a {day}. Non c’è nulla da pagare.',
  otherDateTitle: 'Un’altra data',
  otherDate: 'Una qualsiasi data della stessa escursione con posto per il tuo gruppo.',
  otherTourTitle: 'Un’altra escursione',
  namedTour: '«{name}»',
  otherTour: 'Una qualsiasi data di {tours} con posto per il tuo gruppo.',
  differenceOurs:
    'Se costa di più, la differenza è a carico nostro; se costa di meno, la differenza ti viene restituita.',
  nothingToPay: 'Non c’è nulla da pagare.',
  refundTitle: 'Tutto il denaro indietro',
  refundToCard: 'Restituiamo {amount} sulla carta o sul conto con cui hai pagato.',
  refundByHand: 'Ti restituiamo {amount} e ti scriviamo in che modo, dato che hai pagato {method}.',
  refundPartByHand: 'Ti restituiamo {amount} e ti scriviamo a proposito di quello che hai pagato {method}.',
  noDeadlineRefund:
    'Non c’è scadenza: il rimborso ti resta aperto anche dopo l’ultimo giorno della nuova uscita.',
  noHurry: 'Non c’è fretta.',
  elseSeeYou: 'Se non abbiamo tue notizie entro {end}, ti aspettiamo con piacere {day}.',
  elseRefund:
    'Diccelo entro {end}. Se non abbiamo tue notizie entro allora, tutto il denaro ti viene restituito senza che tu lo chieda.',
  elseEndsDisputed:
    'Diccelo entro {end}. Se non abbiamo tue notizie entro allora, la prenotazione si chiude; se la tua banca lascia a noi il pagamento, lo restituiamo.',
  elseEnds:
    'Diccelo entro {end}. Se non abbiamo tue notizie entro allora, la prenotazione si chiude, e nulla è dovuto.',

  cancelledSubject: 'La tua escursione è annullata: scegli',
  cancelledHeadline: 'Abbiamo annullato la tua escursione',
  cancelled: 'Abbiamo annullato l’escursione «{tourName}» di {day}, e con essa la prenotazione {reference}.',
  sorry: 'Ci dispiace.',

  mergedSubject: 'La tua escursione ha un’altra data',
  merged: 'L’escursione «{tourName}» di {day} non si fa: l’abbiamo unita a un’altra data.',
  mergedInto: 'La prenotazione {reference} è ora per {day}, ore {time}.',
  sorryForChange: 'Ci dispiace per il cambiamento.',
  costsLess: 'La nuova data costa di meno.',
  nothingToPayForIt: 'Per questo non c’è nulla da pagare.',
  newDateSuits:
    'Se la nuova data ti va bene, non devi fare nulla: il file allegato a questa e-mail aggiorna il tuo calendario. Se non ti va bene, scegli.',

  timeSubject: 'Nuovo inizio alle {time}',
  timeHeadline: 'La tua escursione comincia alle {time}',
  timeChanged:
    'Abbiamo cambiato l’inizio dell’escursione «{tourName}» di {day}: ora è alle {time} (ora finlandese). Il tuo codice di prenotazione è {reference}.',
  timeChangedFrom:
    'Abbiamo cambiato l’inizio dell’escursione «{tourName}» di {day}: ora è alle {time} (ora finlandese), invece che alle {formerTime}. Il tuo codice di prenotazione è {reference}.',
  sameLength: 'L’escursione dura quanto prima.',
  paymentDue: 'Il tuo pagamento è dovuto {due, select, none {in tempo utile} other {entro {due}}}.',
  timeUnsuited: 'Se il nuovo orario non ti va bene, scegli.',

  noLightsSubject: 'Niente aurora boreale: scegli',
  noLightsHeadline: 'Niente aurora boreale: scegli tu',
  againSubject: 'Scegli di nuovo',
  againHeadline: 'Puoi scegliere di nuovo',
  noLights:
    'Eri fuori con noi {day}, e l’aurora boreale non si è vista. Per la prenotazione {reference} vale la nostra garanzia.',
  againGivenUp:
    'La nuova uscita gratuita per la prenotazione {reference} è annullata in tempo: te la dobbiamo quindi ancora, e la nostra garanzia vale come prima.',
  againCancelled:
    'Abbiamo dovuto annullare la nuova uscita gratuita per la prenotazione {reference}. Ci dispiace. Te la dobbiamo ancora, e la nostra garanzia vale come prima.',
  againNotSeen:
    'Nemmeno nella nuova uscita si è vista l’aurora boreale. Per la prenotazione {reference} la nostra garanzia vale come prima.',
  yourTour: 'La tua escursione',
  yourFirstTour: 'La tua prima escursione',

  reminderSubject: 'Puoi ancora scegliere',
  reminderHeadline: 'La tua scelta è ancora aperta',
  reminder: 'Non abbiamo ancora tue notizie per la prenotazione {reference}.',
  reminderCancelled: 'Abbiamo dovuto annullare l’escursione, e che cosa succede ora lo scegli tu.',
  reminderMerged: 'Abbiamo dato all’escursione un’altra data. Se ti va bene, non devi fare nulla.',
  reminderTimeChanged: 'Abbiamo dato all’escursione un altro inizio. Se ti va bene, non devi fare nulla.',
  reminderNoLights: 'L’aurora boreale non si è vista, e puoi usare la nostra garanzia.',

  keptSubject: 'Ti aspettiamo',
  keptHeadline: 'A presto',
  kept: 'Tieni la prenotazione {reference} per {day}, ore {time}. Ti aspettiamo con piacere.',

  refundedSubject: 'Il tuo rimborso',
  endedSubject: 'Prenotazione chiusa',
  refundedHeadline: 'Il denaro ti viene restituito',
  endedHeadline: 'La tua prenotazione è chiusa',
  notHeard:
    'Nel termine che avevamo indicato non abbiamo avuto tue notizie per la prenotazione {reference}, che quindi è chiusa.',
  choseRefund: 'Per la prenotazione {reference} hai scelto il rimborso, e la prenotazione è chiusa.',
  welcomeAgain:
    'Ci dispiace che questa volta non sia andata. Se un altro giorno vieni a Rovaniemi, ti accogliamo volentieri.',
  seeDates: 'Vedi le date',

  returnTripSubject: 'La tua nuova uscita gratuita',
  returnTripHeadline: 'La tua nuova uscita gratuita è prenotata',
  returnTripBooked:
    'La tua nuova uscita gratuita è prenotata per {day}, ore {time}, come prenotazione {reference}. Non c’è nulla da pagare.',
  yourReturnTrip: 'La tua nuova uscita',
  free: 'Gratis',
  returnTripPlans: 'Puoi rinunciare all’uscita {until}, e te la dobbiamo come prima; più tardi è consumata.',
  returnTripPossible: 'Una nuova uscita è possibile fino a {day}.',

  guaranteeSubject: 'Il tuo rimborso secondo la nostra garanzia',
  guaranteeHeadline: 'Niente aurora: ti restituiamo {amount}',
  guarantee:
    'Eri fuori con noi {day} e non hai visto l’aurora boreale. La nostra garanzia vale: ti restituiamo tutto quello che hai pagato per la prenotazione {reference}.',
  anotherNight:
    'Grazie per averla cercata con noi. Se torni a Rovaniemi, proviamo volentieri con te un’altra notte.',
})
