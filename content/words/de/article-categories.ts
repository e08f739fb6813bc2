import { type articleCategories as english } from '@/content/words/en/article-categories'
import { translate } from '@/content/words/translation'

export const articleCategories = translate<typeof english>()({
  Wildlife: 'Tierwelt',
  Activities: 'Aktivitäten',
  'Travel Guide': 'Reiseplanung',
  Accommodation: 'Unterkunft',
})
