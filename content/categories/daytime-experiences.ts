import { type CategoryPage, createCategoryPage, type CategoryText } from '@/content/categories/category-page'
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

export type DaytimeExperiencesText = CategoryText<keyof typeof facts.cards>

export function daytimeExperiencesPage(language: Language): CategoryPage {
  return createCategoryPage(facts, pageText('daytimeExperiences', language), language)
}
