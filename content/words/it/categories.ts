import { type categories as english } from '@/content/words/en/categories'
import { translate } from '@/content/words/translation'

export const categories = translate<typeof english>()({
  northernLights: 'Escursioni per l’aurora boreale',
  equipment: 'Noleggio attrezzatura',
  daytime: 'Escursioni di giorno',
  mostPopular: 'La più richiesta',
  familyFavorite: 'Preferita dalle famiglie',
})
