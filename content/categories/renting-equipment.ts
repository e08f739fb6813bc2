import { type CategoryPage, createCategoryPage } from '@/content/categories/category-page'
import { pageText } from '@/content/texts/page-text'
import { snowshoe } from '@/content/tours/snowshoe'
import { type Language } from '@/lib/language/language'

const facts = {
  category: 'equipment',
  picture: 'snowshoes',
  cards: {
    snowshoe: { tour: snowshoe, picture: 'snowshoeTracks' },
  },
} as const

export function rentingEquipmentPage(language: Language): CategoryPage {
  return createCategoryPage(facts, pageText('rentingEquipment', language), language)
}
