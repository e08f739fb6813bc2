import { type pickUp as english } from '@/content/words/en/pick-up'
import { translate } from '@/content/words/translation'

export const pickUp = translate<typeof english>()({
  area: 'dans un rayon de {radius} autour du centre de Rovaniemi, aéroport et village du père Noël compris',
  sentence:
    'La prise en charge se fait dans un rayon de {radius} autour du centre de Rovaniemi, aéroport et village du père Noël compris.',
  map: 'Une carte de la zone : un cercle de {radius} autour du centre de Rovaniemi, là où se rejoignent les rivières Ounasjoki et Kemijoki. L’aéroport et le village du père Noël, tous deux au nord-est, sont à l’intérieur.',
  airport: 'Aéroport',
  santaClausVillage: 'Village du père Noël',
})
