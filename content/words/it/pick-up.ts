import { type pickUp as english } from '@/content/words/en/pick-up'
import { translate } from '@/content/words/translation'

export const pickUp = translate<typeof english>()({
  area: 'entro {radius} dal centro di Rovaniemi, aeroporto e Villaggio di Babbo Natale compresi',
  sentence:
    'Veniamo a prendere gli ospiti entro {radius} dal centro di Rovaniemi, aeroporto e Villaggio di Babbo Natale compresi.',
  map: 'Una mappa della zona: un cerchio di {radius} intorno al centro di Rovaniemi, dove si incontrano i fiumi Ounasjoki e Kemijoki. L’aeroporto e il Villaggio di Babbo Natale, entrambi a nord-est, sono al suo interno.',
  airport: 'Aeroporto',
  santaClausVillage: 'Villaggio di Babbo Natale',
})
