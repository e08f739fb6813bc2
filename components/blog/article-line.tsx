import { type Article } from '@/content/blog/article'
import { formatDate } from '@/lib/calendar/day'

/** When it was published, and how long it takes to read. */
export function ArticleLine({ article: { date, readMinutes } }: { readonly article: Article }) {
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{readMinutes} min read</span>
    </>
  )
}
