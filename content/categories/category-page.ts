import { type CategoryKey } from '@/content/categories/categories'
import { type PictureName } from '@/content/pictures'
import { type CategoryCardText, type CategoryText } from '@/content/texts/page-texts'
import { tourInWords } from '@/content/tours/tour-words'
import { type Tour } from '@/lib/booking/tour'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

/** The text and pictures of a category's page. */
export type CategoryPage = Omit<CategoryText<string>, 'cards'> & {
  readonly category: CategoryKey
  readonly picture: PictureName
  readonly cards: readonly CategoryCard[]
}

export type CategoryCard = CategoryCardText & {
  readonly tour: Tour
  readonly picture: PictureName
  readonly badge?: string
}

type CategoryFacts<Card extends string> = {
  readonly category: CategoryKey
  readonly picture: PictureName
  readonly cards: Readonly<Record<Card, CardFacts>>
}

type CardFacts = {
  readonly tour: Tour
  readonly picture: PictureName
  readonly badge?: 'mostPopular' | 'familyFavorite'
}

/** Join the facts of a category's page with its text in one language. */
export function createCategoryPage<Card extends string>(
  facts: CategoryFacts<Card>,
  text: CategoryText<Card>,
  language: Language,
): CategoryPage {
  const keys = Object.keys(facts.cards) as Card[]
  const cards = keys.map((key) => {
    const { badge, ...card } = facts.cards[key]
    const tour = tourInWords(card.tour, language)
    return {
      ...card,
      tour,
      ...text.cards[key],
      ...(badge && { badge: words('categories', language)(badge) }),
    }
  })
  return { ...facts, ...text, cards }
}
