import { privateTransfer } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, priceCents } = privateTransfer

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Trasferimento privato Rovaniemi–Levi/Kittilä',
  duration: '2–3 ore',
  reach: 'Da Rovaniemi a Levi o Kittilä',
})

export const text: TransportFile['text'] = ({ distances, euros, travelTimes }, words) => ({
  summary:
    'Dalla tua porta a Rovaniemi alla tua porta fra i fjell, in un solo veicolo caldo, all’ora che scegli.',
  description: `Trasferimento privato da Rovaniemi a Levi o Kittilä, fino a ${maxPassengers} passeggeri: ${euros(priceCents)} per l’intero veicolo, ${words.duration} di strada, partenza quando ti fa comodo.`,
  card: {
    description:
      'Da porta a porta fra i fjell della Lapponia occidentale. Un prezzo solo per il veicolo, per due persone con gli sci come per una famiglia con gli slittini.',
    features: [
      'Partenza all’ora che scegli',
      'Hotel, aeroporto o stazione',
      'Spazio per sci e bagagli',
      'Seggiolini per bambini',
    ],
  },
  reachName: 'Tratta',
  about: {
    heading: 'La strada verso nord-ovest',
    lead: `Circa ${distances.levi} di bosco, fiume e torbiera, in un veicolo tutto per te.`,
    paragraphs: [
      'Fra Rovaniemi e Levi c’è una buona strada, che per lunghi tratti tiene compagnia al fiume Ounasjoki. A dicembre la si percorre sotto le stelle o nel crepuscolo blu, a marzo in pieno sole. Le renne hanno la precedenza, se non per legge, di fatto.',
      `Il prezzo è di ${euros(priceCents)} per l’intero veicolo, IVA compresa, fino a ${maxPassengers} passeggeri. Se arrivi in aereo, dacci il numero del volo, e controlliamo quando atterra.`,
      `Il viaggio dura ${travelTimes.toLevi} con il bel tempo, e quasi tre quando nevica. Se vuoi una sosta lungo la strada, per un caffè o per la luce su un fjell, dillo e la mettiamo nel programma.`,
    ],
  },
  itinerary: {
    heading: 'Il viaggio, passo per passo',
    steps: [
      {
        when: 'Quando vuoi',
        title: 'Partenza da Rovaniemi, all’ora che decidi',
        text: 'In hotel o al cottage, all’aeroporto o alla stazione. L’ora la dici tu, con la luce o nella notte.',
      },
      {
        when: words.duration,
        title: 'Il viaggio fra boschi e fiume',
        text: 'Verso nord-ovest nel bosco e lungo l’Ounasjoki, con una sosta se ti va. Dentro fa caldo; la giacca si può togliere.',
      },
      {
        when: 'All’arrivo',
        title: 'A Levi o a Kittilä',
        text: 'Alla porta del tuo hotel o cottage a Levi, nel paese di Kittilä o all’aeroporto di Kittilä.',
      },
    ],
  },
  routes: [],
  included: [
    `Un veicolo tutto per te, fino a ${maxPassengers} passeggeri`,
    'Un autista che percorre queste strade tutto l’inverno',
    'Partenza e arrivo davanti alla porta',
    'Bagagli, sci e snowboard',
    'Seggiolini per bambini, se ci dici le età',
    'Un occhio al tuo volo, se ci dici il numero',
    'Carburante e IVA',
  ],
  request: {
    action: 'Richiedi questo trasferimento',
    heading: 'Richiedi questo trasferimento',
    text: 'Scrivici da dove, per dove e quando. Ti rispondiamo con l’ora a cui verremmo a prenderti.',
  },
})
