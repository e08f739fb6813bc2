import { company } from '@/content/company'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'home'> = () => ({
  name: `${company.brand}: escursioni con guida a Rovaniemi, Lapponia finlandese`,
  description:
    'Aurora boreale, ciaspole, pesca sul ghiaccio e animali del Nord: escursioni con guida in piccoli gruppi da Rovaniemi, sul Circolo polare artico, in Lapponia.',
  hero: {
    headline: 'Notti sotto l’aurora boreale',
    text: 'Neve e laghi silenziosi intorno a Rovaniemi, sul Circolo polare artico. Piccoli gruppi, guide che conoscono la strada, e un posto caldo a cui tornare.',
  },
  tours: {
    heading: 'Quattro strade per entrare nell’inverno',
    text: 'Di notte o di giorno, con noi o al tuo passo. Ogni strada comincia e finisce a Rovaniemi.',
    cards: {
      northernLights: {
        description:
          'Andiamo dove il cielo è aperto, con una garanzia. Oppure restiamo accanto a un fuoco, con i bambini, fino all’ora di andare a letto.',
        tourCount: '2 escursioni disponibili',
      },
      equipment: {
        description:
          'Ciaspole e bastoncini della tua misura, una breve lezione e un percorso adatto alla luce.',
        tourCount: '1 noleggio disponibile',
      },
      daytime: {
        description: 'Un buco nel ghiaccio di un lago silenzioso, o un giorno con gli animali del Nord.',
        tourCount: '2 escursioni disponibili',
      },
      customized: {
        description:
          'Con chi vuoi, nei giorni che vuoi, al tuo passo. Tu ci dici che cosa desideri, noi ci costruiamo intorno il programma.',
        tourCount: 'tutto su misura',
      },
    },
  },
  transport: {
    heading: 'Da porta a porta',
    title: 'Trasferimenti privati',
    description:
      'A Levi o a Kittilä, all’aeroporto, o dovunque in Finlandia continui il tuo inverno. Il veicolo è tutto per te.',
    count: '2 servizi disponibili',
  },
  about: {
    heading: 'Chi siamo',
    lead: 'A Rovaniemi lavoriamo, e da qui partono le nostre escursioni. A dicembre il sole resta sopra l’orizzonte poco più di due ore, così abbiamo imparato a voler bene alle altre ventidue.',
    paragraphs: [
      'La città si trova sul Circolo polare artico, dove si incontrano due fiumi, con il bosco da ogni lato. Alcune escursioni le restano vicino, altre vanno lontano quanto serve per trovare un cielo sereno.',
      `Teniamo piccoli i gruppi: in quasi tutte le escursioni gli ospiti sono al massimo ${seatsPerDeparture}, così la guida ha tempo per ciascuno.`,
      'Diciamo quello che sappiamo e quello che non sappiamo. Prima di ogni escursione per l’aurora boreale la guida legge le previsioni delle nuvole e del vento solare, e c’è un pulmino caldo a cui tornare.',
    ],
  },
  contact: {
    heading: 'C’è una luce accesa',
    text: 'Chiedici che tempo fa, quali scarponi servono o una data che il calendario non mostra. A risponderti siamo noi.',
    formHeading: 'Scrivici',
  },
})
