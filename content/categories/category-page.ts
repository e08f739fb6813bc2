import { type CategoryKey } from '@/content/categories/categories'
import { type PictureName } from '@/content/pictures'
import { type Tour } from '@/lib/booking/tour'

/** The text and pictures of a category's page. Prices and times come from each card's tour. */
export type CategoryPage = {
  readonly category: CategoryKey
  /** For the browser's title, 35 to 45 characters, because the brand is appended. */
  readonly shortName: string
  readonly intro: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  readonly picture: PictureName
  readonly cards: readonly CategoryCard[]
}

export type CategoryCard = {
  readonly tour: Tour
  /** The name of the tour on this page, which differs from its usual one. */
  readonly name: string
  readonly description: string
  readonly picture: PictureName
  readonly features: readonly string[]
  readonly badge?: 'Most Popular' | 'Family Favorite'
}
