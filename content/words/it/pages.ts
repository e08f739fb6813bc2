import { type pages as english } from '@/content/words/en/pages'
import { translate } from '@/content/words/translation'

export const pages = translate<typeof english>()({
  home: 'Home',
  backToHome: 'Torna alla home',
  onThisPage: 'In questa pagina',
  lastUpdated: 'Ultimo aggiornamento: <date></date>',
  datesAndPrices: 'Vedi date e prezzi<hidden>: {tour}</hidden>',

  printList: 'Stampa la lista',
  articlesOnPacking:
    'Che cosa scegliere, e perché, è nei nostri articoli sull’<clothing>abbigliamento</clothing> e sulla <packing>valigia</packing>.',
  emergency: '{brand} · {email} · {phone} · in caso di emergenza 112',

  seasonAtOneGlance: 'Una stagione di notti a colpo d’occhio: <link>il cielo di Rovaniemi</link>',

  whoWrites:
    'Qui può scrivere soltanto chi ha prenotato con noi ed è venuto. Pubblichiamo ogni recensione, buona o cattiva, salvo che offenda, esponga altre persone, non ci riguardi, faccia pubblicità o sia illecita. <link>Come controlliamo le recensioni</link>',
  moreReviews: 'Altre recensioni',
  newerReviews: 'Recensioni più recenti',
  olderReviews: 'Recensioni meno recenti',

  paymentTitle: 'Il tuo pagamento',
  paymentDescription:
    'Che cosa hai prenotato e pagato con carta: l’escursione, la data, quanti siete e il prezzo, e che cosa succede da qui al giorno dell’escursione.',
  cryptoTitle: 'La tua prenotazione in criptovaluta',
  cryptoDescription:
    'Che cosa hai prenotato in criptovaluta: l’escursione, la data e il prezzo, quando mandiamo l’indirizzo del portafoglio e fino a quando pagare.',
})
