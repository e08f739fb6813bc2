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
  returnTrip: 'In qualsiasi data con posto per il tuo gruppo. Non c’è nulla da pagare.',
  returnTripUntil: 'In qualsiasi data con posto per il tuo gruppo, fino a {day}. Non c’è nulla da pagare.',
  otherDateTitle: 'Un’altra data',
  otherDate: 'Una qualsiasi data della stessa escursione con posto per il tuo gruppo.',
  otherTourTitle: 'Un’altra escursione',
  namedTour: '«{name}»',
  otherTour: 'Una qualsiasi data di {tours} con posto per il tuo gruppo.',
  differenceOurs:
    'Se costa di più, la differenza è a carico nostro; se costa di meno, la differenza ti viene restituita.',
  nothingToPay: 'Non c’è nulla da pagare.',
  refundTitle: 'Il rimborso completo',
  refundToCard: 'Restituiamo {amount} sulla carta o sul conto con cui hai pagato.',
  refundByHand: 'Ti restituiamo {amount} e ti scriviamo in che modo, dato che hai pagato {method}.',
  refundPartByHand: 'Ti restituiamo {amount} e ti scriviamo a proposito di quello che hai pagato {method}.',
  noDeadlineRefund:
    'Non c’è scadenza: puoi scegliere il rimborso anche dopo l’ultimo giorno della nuova uscita.',
  noHurry: 'Non c’è fretta.',
  elseSeeYou: 'Se non abbiamo tue notizie entro {end}, ti aspettiamo con piacere {day}.',
  elseRefund:
    'Diccelo entro {end}. Se per allora non abbiamo tue notizie, tutto il denaro ti viene restituito senza che tu lo chieda.',
  elseEndsDisputed:
    'Diccelo entro {end}. Se per allora non abbiamo tue notizie, la prenotazione si chiude; se il pagamento resta a noi, te lo restituiamo.',
  elseEnds:
    'Diccelo entro {end}. Se per allora non abbiamo tue notizie, la prenotazione si chiude, e nulla è dovuto.',

  cancelledSubject: 'La tua escursione è annullata: scegli',
  cancelledHeadline: 'Abbiamo annullato la tua escursione',
  cancelled: 'Abbiamo annullato l’escursione «{tourName}» di {day}, e con essa la prenotazione {reference}.',
  sorry: 'Ci dispiace.',

  mergedSubject: 'La tua escursione ha un’altra data',
  merged: 'L’escursione «{tourName}» di {day} non si svolge: l’abbiamo unita a un’altra data.',
  mergedInto: 'La prenotazione {reference} è passata a {day}, ore {time}.',
  sorryForChange: 'Ci dispiace per il cambiamento.',
  costsLess: 'La nuova data costa di meno.',
  nothingToPayForIt: 'Il cambio di data non costa nulla.',
  newDateSuits:
    'Se la nuova data ti va bene, non devi fare nulla: il file allegato a questa e-mail aggiorna il tuo calendario. Se non ti va bene, scegli.',

  timeSubject: 'Nuovo orario: inizio alle {time}',
  timeHeadline: 'La tua escursione comincia alle {time}',
  timeChanged:
    'Abbiamo cambiato l’inizio dell’escursione «{tourName}» di {day}: ora è alle {time} (ora finlandese). Il tuo codice di prenotazione è {reference}.',
  timeChangedFrom:
    'Abbiamo spostato l’inizio dell’escursione «{tourName}» di {day} dalle {formerTime} alle {time} (ora finlandese). Il tuo codice di prenotazione è {reference}.',
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
    'La nuova uscita gratuita per la prenotazione {reference} è stata annullata in tempo: te la dobbiamo quindi ancora, e la nostra garanzia vale come prima.',
  againCancelled:
    'Abbiamo dovuto annullare la nuova uscita gratuita per la prenotazione {reference}. Ci dispiace. Te la dobbiamo ancora, e la nostra garanzia vale come prima.',
  againNotSeen:
    'Nemmeno nella nuova uscita si è vista l’aurora boreale. Per la prenotazione {reference} la nostra garanzia vale come prima.',
  yourTour: 'La tua escursione',
  yourFirstTour: 'La tua prima escursione',

  reminderSubject: 'Puoi ancora scegliere',
  reminderHeadline: 'La scelta è ancora tua',
  reminder: 'Non abbiamo ancora tue notizie per la prenotazione {reference}.',
  reminderCancelled: 'Abbiamo dovuto annullare l’escursione, e che cosa succede ora lo scegli tu.',
  reminderMerged: 'L’escursione ha un’altra data. Se ti va bene, non devi fare nulla.',
  reminderTimeChanged: 'L’escursione ha un altro orario di inizio. Se ti va bene, non devi fare nulla.',
  reminderNoLights: 'L’aurora boreale non si è vista, e puoi usare la nostra garanzia.',

  keptSubject: 'Ti aspettiamo',
  keptHeadline: 'A presto',
  kept: 'La prenotazione {reference} resta tua: {day}, ore {time}. Ti aspettiamo con piacere.',

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
  returnTripPlans:
    'Puoi rinunciare all’uscita {until}, e te la dobbiamo come prima; se rinunci più tardi, va persa.',
  returnTripPossible: 'Una nuova uscita è possibile fino a {day}.',

  guaranteeSubject: 'Il rimborso previsto dalla nostra garanzia',
  guaranteeHeadline: 'Niente aurora: ti restituiamo {amount}',
  guarantee:
    'Eri fuori con noi {day} e non hai visto l’aurora boreale. La nostra garanzia vale: ti restituiamo tutto quello che hai pagato per la prenotazione {reference}.',
  anotherNight:
    'Grazie per averla cercata con noi. Se torni a Rovaniemi, saremo felici di riprovarci con te un’altra notte.',
})
