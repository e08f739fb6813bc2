import { type FigureName } from '@/content/blog/figures'
import { type PictureName } from '@/content/pictures'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { type TourId } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'

/** The four categories of articles. Rule: blog-categories (docs/rules.md) */
export const articleCategories = ['Wildlife', 'Activities', 'Travel Guide', 'Accommodation'] as const

type ArticleCategory = (typeof articleCategories)[number]

/** The front matter of an article. */
export type ArticleFacts = {
  /** The name of its file, the same in every language. */
  readonly slug: string
  /** The last part of its address, in the article's language; in English the slug. */
  readonly address: string
  readonly title: string
  /** For the browser's title and search results, which would cut off the full title. */
  readonly shortTitle?: string
  /** For search results, 120 to 160 characters. */
  readonly description: string
  /** The text of the article's card, also used as its opening lines. */
  readonly excerpt: string
  readonly category: ArticleCategory
  /** Date of first publication. */
  readonly date: Day
  /** Date of the last change; the publication date if it has not changed since. */
  readonly updated: Day
  /** Whether to show the byline, which is always the company's. */
  readonly isSigned: boolean
  readonly picture: PictureName
  /** Tours to link to, best match first. */
  readonly tours: readonly [TourId, ...TourId[]]
  /** Slugs of other articles. */
  readonly related: readonly string[]
  readonly figures: readonly ArticleFigure[]
  /** The sources of its facts, named at the end of the article. */
  readonly sources: readonly Source[]
}

/** A drawing, placed at the end of the section with the id `after`; 'opening' is the part above the first heading. */
export type ArticleFigure = { readonly name: FigureName; readonly after: string }

export type Source = { readonly name: string; readonly url: string }

/** An article, ready to render. */
export type Article = ArticleFacts & {
  readonly body: RenderedMarkdown
  /** Whole minutes. */
  readonly readMinutes: number
}
