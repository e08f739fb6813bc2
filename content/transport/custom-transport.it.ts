import { customTransport } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, quoteWithinHours } = customTransport
const promise = `Un preventivo personale entro ${quoteWithinHours} ore`

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Trasferimento privato su misura',
  duration: 'Flessibile',
  reach: 'Finlandia',
})

export const text: TransportFile['text'] = () => ({
  summary: 'Un veicolo, un autista e una giornata, o un’ora, per andare dove devi andare.',
  description: `Trasporto privato con autista in Finlandia, fino a ${maxPassengers} passeggeri: aeroporti, luoghi da vedere, cottage isolati, eventi. ${promise}.`,
  card: {
    description:
      'Per tutto ciò che non ha un orario: un cottage in fondo a una strada nel bosco, un giorno fra tre fjell, un corteo di nozze. Tu lo descrivi, noi lo organizziamo.',
    features: ['In tutta la Finlandia', 'A ore o a giornata', 'Soste dove le vuoi', 'Seggiolini per bambini'],
  },
  reachName: 'Zona',
  about: {
    heading: 'Tu dici dove, noi sappiamo come',
    lead: 'La Lapponia finlandese è più grande del Portogallo, e su molte delle sue strade non passa nessun autobus.',
    paragraphs: [
      'Certi posti che vale la pena vedere sono a due ore dalla fermata più vicina, e certi cottage in cui vale la pena dormire sono in fondo a una strada che viene sgomberata dalla neve su richiesta. Noi ci andiamo. Sappiamo quali strade sono aperte, dove ci sono carburante e caffè, e quanto ci si mette con la neve fresca.',
      `Un veicolo porta fino a ${maxPassengers} passeggeri con i bagagli. Se il tuo gruppo è più numeroso, dillo: organizziamo più veicoli.`,
      'Il prezzo è su richiesta, perché non c’è un viaggio di questi uguale a un altro. Dipende dai chilometri, dalle ore e da quanto ti aspettiamo. Il preventivo indica una sola somma, IVA compresa, e quella è la somma che paghi.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Trasferimenti da e per gli aeroporti',
      text: 'Rovaniemi, Kittilä, Ivalo o Kuusamo: secondo l’orario del tuo volo, anche di notte.',
    },
    {
      name: 'Giri panoramici',
      text: 'Il Circolo polare artico, un fjell a mezzogiorno, una chiesa sul fiume. L’ordine lo decidi tu, le distanze le conosce l’autista.',
    },
    {
      name: 'Luoghi isolati',
      text: 'Cottage, partenze di sentieri e villaggi dove non arriva nessun autobus, se vuoi con a bordo la spesa della settimana.',
    },
    {
      name: 'Trasporti per eventi',
      text: 'Matrimoni, riunioni, troupe: un solo programma per tutti quelli che devono arrivare, e per il ritorno.',
    },
  ],
  included: [
    promise,
    `Un veicolo tutto per te, fino a ${maxPassengers} passeggeri`,
    'Un autista che percorre queste strade tutto l’inverno',
    'Percorso e orari decisi con te',
    'Bagagli, sci e snowboard',
    'Seggiolini per bambini, se ci dici le età',
    'Carburante e IVA nella somma del preventivo',
  ],
  request: {
    action: 'Chiedi un preventivo',
    heading: 'Chiedi un preventivo',
    text: `${promise}. Scrivici dove, quando e in quanti; per cominciare basta un’idea approssimativa.`,
  },
})
