import { type promises as english } from '@/content/words/en/promises'
import { translate } from '@/content/words/translation'

export const promises = translate<typeof english>()({
  shortGuarantee: 'Niente aurora: rimborso o nuova uscita gratuita',
  guaranteeClaim:
    'Dillo alla guida la notte stessa o scrivici entro {days} giorni. Ci basta la tua parola e non chiediamo prove.',
  howToChange:
    'Finché puoi annullare gratis puoi anche cambiare il numero di partecipanti o la data. Lo fai da te sulla pagina della prenotazione, a cui porta ogni nostra e-mail; oppure scrivi a {email} o chiama il {phone}.',
  cancellation:
    'Se all’inizio mancano più di {hours} ore annulli gratis e ricevi indietro il prezzo intero. Nelle {hours} ore che precedono l’inizio la prenotazione non è rimborsabile, e una prenotazione fatta così tardi non ha annullamento gratuito.',
  companyReceipt:
    'Con ogni pagamento ricevi una ricevuta numerata in PDF, con l’IVA per ciascuna aliquota e il nome con cui prenoti, che può essere quello della tua azienda.',
  refundArrival: '{from}–{to} giorni lavorativi',
})
