import { type categories as english } from '@/content/words/en/categories'
import { translate } from '@/content/words/translation'

export const categories = translate<typeof english>()({
  northernLights: 'Sorties aurores boréales',
  equipment: 'Location de matériel',
  daytime: 'Sorties de jour',
  mostPopular: 'La plus demandée',
  familyFavorite: 'Préférée des familles',
})
