import { type categories as english } from '@/content/words/en/categories'
import { translate } from '@/content/words/translation'

export const categories = translate<typeof english>()({
  northernLights: 'Nordlichttouren',
  equipment: 'Ausrüstung leihen',
  daytime: 'Tagestouren',
  mostPopular: 'Am beliebtesten',
  familyFavorite: 'Beliebt bei Familien',
})
