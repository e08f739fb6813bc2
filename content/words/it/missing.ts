import { type missing as english } from '@/content/words/en/missing'
import { translate } from '@/content/words/translation'

export const missing = translate<typeof english>()({
  title: 'Pagina non trovata',
  description:
    'Questo indirizzo non porta a nessuna pagina del sito. Le escursioni da Rovaniemi, gli articoli di viaggio e il modulo per scriverci sono a un passo da qui.',
  heading: 'Qui non arriva nessuna traccia',
  text: 'La pagina non c’è, o non c’è più. Le escursioni ci sono, e anche noi.',
  seeTours: 'Vedi le escursioni',
  busyHeading: 'Un momento, per favore',
  busyText:
    'Non siamo riusciti a caricare la pagina, e non è cambiato nulla. Ricaricala fra un momento, o chiamaci: <phone></phone>.',
})
