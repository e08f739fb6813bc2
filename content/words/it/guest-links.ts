import { type guestLinks as english } from '@/content/words/en/guest-links'
import { translate } from '@/content/words/translation'

export const guestLinks = translate<typeof english>()({
  findTitle: 'Trova la tua prenotazione',
  findDescription:
    'Hai perso l’e-mail con il link alla prenotazione? Scrivi il tuo indirizzo e-mail, e ti rimandiamo i link a tutte le prenotazioni fatte con quell’indirizzo.',
  find: 'Scrivi l’indirizzo e-mail con cui hai prenotato. Mandiamo lì il link alla tua prenotazione.',
  email: 'E-mail',
  sendLink: 'Mandami il link',
  sent: 'Se con quell’indirizzo sono state fatte prenotazioni, è in arrivo un’e-mail con un link a ciascuna. Ci vogliono uno o due minuti; guarda anche nella posta indesiderata.',
  whereElse:
    'Il link è anche in ogni nostra e-mail sulla prenotazione, nel pulsante «{booking}» o «{stay}». Se non arriva nulla, forse hai prenotato con un altro indirizzo: scrivi a <email></email> o chiama il <phone></phone>.',

  linkEnded: 'Questo link non funziona più',
  linkEndedText:
    'Forse è precedente all’ultima modifica della prenotazione, o l’escursione si è svolta da molto tempo. Te ne mandiamo uno nuovo.',
  newLink: 'Nuovo link',
  wait: 'Aspetta un po’',
  waitText:
    'Dalla tua connessione sono stati provati molti link che non portano a nulla. Riprova fra {minutes, plural, one {# minuto} other {# minuti}}, o chiamaci: <phone></phone>.',

  newAddress: 'Nuovo indirizzo e-mail',
  mustWait: 'Stiamo modificando la tua prenotazione proprio ora. Riprova fra dieci minuti.',
  useAddressText:
    'Premi il pulsante, e da quel momento le nostre e-mail sulla prenotazione <reference></reference> vanno a <address></address>. I link alla prenotazione mandati in precedenza smettono di funzionare, e scriviamo all’indirizzo che avevamo.',
  usedAddressText:
    'Le nostre e-mail sulla prenotazione <reference></reference> vanno già a <address></address>.',
  otherBookings: 'Altre prenotazioni',
  otherBookingsHint:
    'I codici delle tue altre prenotazioni con il vecchio indirizzo, se anche queste devono usare quello nuovo.',
  useAddress: 'Usa questo indirizzo',
  toBooking: 'Vai alla tua prenotazione',

  waitingTitle: 'La lista d’attesa',
  waitingDescription: 'Le date che aspetti, il tuo posto in lista, e come uscire dalla lista d’attesa.',
  notWaiting:
    'Non sei più nella lista d’attesa, e non ne conserviamo nulla. Se vuoi, puoi prenotare qualsiasi data con posti liberi.',
  onList: '{dates, plural, one {Sei in lista per questa data:} other {Sei in lista per queste date:}}',
  wouldWait:
    '{dates, plural, one {Vuoi metterti in lista per questa data:} other {Vuoi metterti in lista per queste date:}}',
  placeOffered: '(posto offerto)',
  offer: 'Un posto per {day} è tuo se lo paghi entro {due}.',
  payBy: 'Paga entro le ore {time}',
  payByFor: 'Paga entro le ore {time} per {day}',
  ifYouLeave:
    'Se esci, un posto che ti è stato offerto e che non hai pagato passa subito all’ospite successivo. Un posto che hai pagato resta tuo.',
  ifYouConfirm:
    'Il tuo posto in lista conta da ora, appena lo confermi. Se non l’hai chiesto tu, chiudi la pagina: {hours} ore dopo l’invio del modulo cancelliamo tutto.',
  leave: 'Esci dalla lista',
  confirm: 'Conferma l’iscrizione',
})
