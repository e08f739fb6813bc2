import { type CategoryKey } from '@/content/categories/categories'
import { type PictureName } from '@/content/pictures'
import { type Tour } from '@/lib/booking/tour'

/** The words and pictures of one category's page. Figures come from each card's tour. */
export type CategoryPage = {
  readonly category: CategoryKey
  /** For the browser's title, 35 to 45 characters: the brand comes behind it. */
  readonly shortName: string
  readonly intro: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly picture: PictureName
  readonly cards: readonly CategoryCard[]
}

export type CategoryCard = {
  readonly tour: Tour
  /** On its category's page an offer has a name of its own. */
  readonly name: string
  readonly description: string
  readonly picture: PictureName
  readonly features: readonly string[]
  readonly badge?: 'Most Popular' | 'Family Favorite'
}
