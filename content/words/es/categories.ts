import { type categories as english } from '@/content/words/en/categories'
import { translate } from '@/content/words/translation'

export const categories = translate<typeof english>()({
  northernLights: 'Excursiones de auroras boreales',
  equipment: 'Alquiler de material',
  daytime: 'Excursiones de día',
  mostPopular: 'La más popular',
  familyFavorite: 'La favorita de las familias',
})
