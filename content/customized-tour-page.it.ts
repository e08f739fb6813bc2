import { privateEveningCents } from '@/content/private-evening'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'customizedTour'> = ({ companyReceipt, euros, tourName }) => ({
  name: 'Escursione su misura',
  shortName: 'Escursione su misura a Rovaniemi, Lapponia',
  intro:
    'Con chi vuoi, nei giorni che vuoi, al tuo passo. Tu ci dici che cosa ti piacerebbe, noi ci costruiamo intorno l’inverno.',
  description:
    'Escursione privata a Rovaniemi e in Lapponia finlandese, pensata intorno a te: aurora boreale, neve, laghi e animali, con una guida tua e al tuo passo.',
  facts: [
    ['Durata', 'Una sera, un giorno, o più giorni presi uno per uno'],
    ['Gruppo', 'Solo il tuo, nessun altro'],
    ['Prezzo', `Un’offerta fatta per te; una serata privata da ${euros(privateEveningCents)}`],
  ],
  arrange: {
    heading: 'Che cosa possiamo organizzare',
    lead: 'Tutto quello che c’è su questo sito, in un altro ordine e solo per te. E anche qualcosa che sul sito non c’è.',
    offers: [
      {
        name: 'L’aurora boreale, solo per te',
        text: 'La guida e il veicolo sono tuoi, dal crepuscolo finché non vuoi tornare a casa. Possono seguire altre sere, ognuna prenotata a sé.',
      },
      {
        name: 'Giornate su neve e ghiaccio',
        text: 'Le ciaspole con una guida, un lago in cui pescare, un fjell a mezzogiorno. Un’ora o un giorno, come permettono le gambe e il gelo.',
      },
      {
        name: 'Animali e gente del Nord',
        text: 'Il parco faunistico di Ranua al tuo passo, un allevamento di renne, la bottega di un artigiano.',
      },
      {
        name: 'Come arrivarci',
        text: 'Ti portiamo al tuo cottage o igloo di vetro, con i bagagli e gli sci. L’alloggio lo prenoti da te; noi non ne vendiamo.',
      },
    ],
  },
  wishes: {
    heading: 'Che cosa chiedono gli ospiti',
    examples: [
      {
        name: 'Una domanda sotto il cielo',
        text: 'Una proposta di matrimonio su un lago silenzioso, con un fuoco, un thermos e una guida che guarda da un’altra parte.',
      },
      {
        name: 'Tre generazioni',
        text: 'Qualcosa da fare per il bambino di cinque anni e per la nonna, e fra i due un posto caldo.',
      },
      {
        name: 'Notti per chi fotografa',
        text: 'Posti bui con qualcosa in primo piano, il tempo di sistemare il treppiede, e nessuna lampada altrui nell’inquadratura.',
      },
      {
        name: 'La giornata d’inverno di un’azienda',
        text: 'Un gruppo più grande con diverse guide, un programma solo e una cena accanto al fuoco.',
      },
    ],
  },
  steps: {
    heading: 'Come funziona',
    steps: [
      {
        when: 'Prima',
        title: 'Ci scrivi',
        text: 'Quando vieni, chi c’è con te, e che cosa desideri.',
      },
      {
        when: 'Poi',
        title: 'Ti facciamo domande',
        text: 'Sull’età di chi viene, sugli scarponi, su quanto tardi può finire una sera. Quello che non si può fare lo diciamo subito.',
      },
      {
        when: 'Poco dopo',
        title: 'Ricevi un programma',
        text: 'Giorni, orari e un solo prezzo in euro, IVA compresa. Cambi quello che vuoi finché non va bene.',
      },
      {
        when: 'Il giorno stesso',
        title: 'Veniamo a prenderti',
        text: 'Alla tua porta a Rovaniemi, con una guida che ha letto il programma, e le previsioni.',
      },
    ],
  },
  request: {
    action: 'Progetta l’escursione',
    heading: 'Parlaci dei tuoi giorni qui',
    text: `Per cominciare bastano poche righe. Non sono una prenotazione. Una serata privata costa a partire da ${euros(privateEveningCents)}: è il prezzo di tutti e ${seatsPerDeparture} i posti della nostra escursione «${tourName(guaranteedNorthernLights)}». La tua può costare di più, e il suo prezzo è fissato prima che tu prenoti.`,
    company: `Paga un’azienda? ${companyReceipt} Se le serve qualcosa in più, chiedicelo prima di prenotare.`,
  },
})
