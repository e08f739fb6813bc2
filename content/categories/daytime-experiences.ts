import { type CategoryPage, createCategoryPage } from '@/content/categories/category-page'
import { pageText } from '@/content/texts/page-text'
import { iceFishing } from '@/content/tours/ice-fishing'
import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { type Language } from '@/lib/language/language'

const facts = {
  category: 'daytime',
  picture: 'kaamosRiver',
  cards: {
    iceFishing: { tour: iceFishing, picture: 'fishingLake' },
    ranuaZoo: { tour: ranuaZoo, picture: 'reindeerClose', badge: 'familyFavorite' },
  },
} as const

export function daytimeExperiencesPage(language: Language): CategoryPage {
  return createCategoryPage(facts, pageText('daytimeExperiences', language), language)
}
