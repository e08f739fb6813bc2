import { type refusals as english } from '@/content/words/en/refusals'
import { translate } from '@/content/words/translation'

export const refusals = translate<typeof english>()({
  dateNotFound: 'La data scelta non c’è più',
  dateClosed: 'Le prenotazioni per questa data sono chiuse. Scegli un’altra data.',
  cryptoClosed: 'Nelle {hours} ore che precedono l’inizio una data si può prenotare soltanto con carta.',
  bookingKeyReused: 'Questa Idempotency-Key appartiene a un’altra prenotazione.',
  requestKeyReused: 'Questa Idempotency-Key appartiene a un’altra richiesta.',
  proofRequired:
    'Non siamo riusciti a capire se a inviare sia stata una persona. Invia ancora una volta, o scrivici.',
  notEnoughSlots: 'Posti ancora liberi in questa data: {seats}',
  notEnoughCryptoSlots:
    '{seats, plural, =0 {In questa data al momento non si possono riservare altri posti in criptovaluta} one {In questa data al momento si può riservare in criptovaluta ancora # posto soltanto} other {In questa data al momento si possono riservare in criptovaluta ancora # posti soltanto}}. Prova a pagare con carta.',
  priceChanged: 'Il prezzo è cambiato: il totale ora è {total}. Controlla e riprova.',
  tooManyUnpaid:
    'Dalla tua rete molti posti di questa escursione sono riservati e non ancora pagati. Paga una di quelle prenotazioni, o riprova fra {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minuti}}} one {# ora} other {# ore}}. Per un gruppo grande scrivici.',
  limitUsedUp:
    'Hai inviato moltissime richieste. Riprova fra {hours, plural, =0 {{minutes, plural, one {un minuto} other {# minuti}}} one {# ora} other {# ore}}, o scrivici.',
  placesKept:
    'I posti per {day} sono riservati a ospiti che stanno ancora pagando. Fra qualche minuto potrebbero tornare liberi: riprova nel calendario.',
  hasRoom: 'Per {day} c’è posto per te: prenota nel calendario.',
  partyTooLarge:
    'Questa data ha in tutto {seats, plural, one {# posto} other {# posti}}. Per un gruppo più grande scrivici.',
  noPaymentPage: 'La pagina di pagamento non si è aperta. Non ti è stato addebitato nulla. Riprova.',
  noPaymentPageBecause:
    'La pagina di pagamento non si è aperta ({code}). Non ti è stato addebitato nulla. Riprova.',
  linkEnded: 'Questo link non funziona più.',
  tooManyTries: 'Troppi tentativi. Aspetta un po’.',
  noDocument: 'Questo documento non esiste.',
  notInCalendar: 'Questa prenotazione non si può aggiungere a un calendario.',
  noEmailAddress: 'Questo non è un indirizzo e-mail. Controlla.',

  didNotWork: 'Non ha funzionato',
  goBack: 'Indietro',
  callOrWrite: 'Hai fretta? Chiama il {phone} o scrivi a {email}.',
})
