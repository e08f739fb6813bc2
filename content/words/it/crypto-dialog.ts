import { type cryptoDialog as english } from '@/content/words/en/crypto-dialog'
import { translate } from '@/content/words/translation'

export const cryptoDialog = translate<typeof english>()({
  introduction:
    'Ti mandiamo per e-mail, entro {detailsHours} ore, l’indirizzo del portafoglio e i dati per il pagamento. Il pagamento è dovuto entro {paymentHours} ore, e al più tardi {startHours} ore prima dell’inizio. Fino ad allora i posti ti sono riservati.',
  cryptocurrency: 'Criptovaluta',
  other: 'Altra',
  whichHint: 'Scrivi quale criptovaluta.',
  requestsHint:
    'Non scrivere nulla sulla tua salute. Quello che serve alla guida glielo dici dopo il pagamento, sulla pagina della prenotazione.',
  obligation:
    'Confermando inoltri un ordine con obbligo di pagare. Se non paghi in tempo, la prenotazione decade e non devi nulla.',
  confirm: 'Conferma la prenotazione',
  failed: 'La prenotazione in criptovaluta non è riuscita. Prova a pagare con carta.',
  notCreated: 'Non siamo riusciti a creare la prenotazione in criptovaluta',
  correctDate: 'Scegli un’altra data',
  correctEmail: 'Correggi l’indirizzo e-mail',
  correctPhone: 'Correggi il telefono',
})
