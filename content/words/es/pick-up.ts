import { type pickUp as english } from '@/content/words/en/pick-up'
import { translate } from '@/content/words/translation'

export const pickUp = translate<typeof english>()({
  area: 'en un radio de {radius} alrededor del centro de Rovaniemi, incluidos el aeropuerto y Santa Claus Village',
  sentence:
    'Recogemos en un radio de {radius} alrededor del centro de Rovaniemi, incluidos el aeropuerto y Santa Claus Village.',
  map: 'Mapa de la zona: un círculo de {radius} alrededor del centro de Rovaniemi, donde se juntan los ríos Ounasjoki y Kemijoki. El aeropuerto y Santa Claus Village, ambos al nordeste, quedan dentro.',
  airport: 'Aeropuerto',
  santaClausVillage: 'Santa Claus Village',
})
