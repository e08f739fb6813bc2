import { type FigureName } from '@/content/blog/figures'
import { type PictureName } from '@/content/pictures'
import { type RenderedText } from '@/content/rendered-text'
import { type TourId } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'

/** The four kinds of articles. Rule: blog-categories (docs/rules.md) */
export const articleCategories = ['Wildlife', 'Activities', 'Travel Guide', 'Accommodation'] as const

type ArticleCategory = (typeof articleCategories)[number]

/** What an article's file says at its head. */
export type ArticleFacts = {
  readonly slug: string
  readonly title: string
  /** For the browser's title and for search results, where the whole title is cut off. */
  readonly shortTitle?: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** Text of its card, and the article's first lines. */
  readonly excerpt: string
  readonly category: ArticleCategory
  /** The day on which it was published first. */
  readonly date: Day
  /** The day of its last change; that of its publication where nothing was changed since. */
  readonly updated: Day
  /** The byline is shown: the company's, who has written all of them. */
  readonly isSigned: boolean
  readonly picture: PictureName
  /** The tours that it leads to, most fitting first. */
  readonly tours: readonly [TourId, ...TourId[]]
  /** Slugs of other articles. */
  readonly related: readonly string[]
  readonly figures: readonly ArticleFigure[]
  /** What its facts rest on: institutes and their pages, named at its end. */
  readonly sources: readonly Source[]
}

/** A drawn figure, at the end of the section whose id is `after`; 'opening' is what stands above the first heading. */
export type ArticleFigure = { readonly name: FigureName; readonly after: string }

export type Source = { readonly name: string; readonly url: string }

/** An article, ready to be read. */
export type Article = ArticleFacts & {
  readonly body: RenderedText
  /** Whole minutes. */
  readonly readMinutes: number
}
