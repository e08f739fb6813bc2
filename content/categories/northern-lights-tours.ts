import { type CategoryPage, createCategoryPage } from '@/content/categories/category-page'
import { pageText } from '@/content/texts/page-text'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type Language } from '@/lib/language/language'

const facts = {
  category: 'northernLights',
  picture: 'corona',
  cards: {
    guaranteedNorthernLights: { tour: guaranteedNorthernLights, picture: 'auroraLake', badge: 'mostPopular' },
    familyNorthernLights: { tour: familyNorthernLights, picture: 'familyAurora', badge: 'familyFavorite' },
  },
} as const

export function northernLightsToursPage(language: Language): CategoryPage {
  return createCategoryPage(facts, pageText('northernLightsTours', language), language)
}
