import { type PageFile } from '@/content/texts/text-files'
import { ranuaZoo } from '@/content/tours/ranua-zoo'

const { seatsPerDeparture } = ranuaZoo

export const text: PageFile<'daytimeExperiences'> = () => ({
  shortName: 'Escursioni di giorno intorno a Rovaniemi',
  intro:
    'Due giornate all’aperto vicino a Rovaniemi: una seduti su un lago gelato, l’altra a piedi fra gli animali del Nord.',
  description: `Pesca sul ghiaccio su un lago silenzioso e un giorno con gli animali di Ranua: due escursioni di giorno da Rovaniemi, ognuna con ${seatsPerDeparture} ospiti al massimo.`,
  cards: {
    iceFishing: {
      name: 'Pesca sul ghiaccio con guida',
      description:
        'Fori il ghiaccio, ti siedi su una pelle di renna, aspetti. Sulla riva un fuoco arde sotto la zuppa, e verso mezzogiorno il sole basso colora il lago di rosa e di blu.',
      features: [
        'Trivella e canna',
        'Zuppa accanto al fuoco',
        'Pelle di renna su cui sedersi',
        'Partenza dal tuo alloggio',
      ],
    },
    ranuaZoo: {
      name: 'Animali del Nord a Ranua',
      description:
        'Linci, ghiottoni, gufi e orsi polari, in grandi recinti lungo una passerella nel bosco. La percorri con una guida che sa chi è sveglio.',
      features: [
        'Ingresso compreso',
        'Guida sulla passerella',
        'Si cammina senza fatica',
        'Partenza dal tuo alloggio',
      ],
    },
  },
})
