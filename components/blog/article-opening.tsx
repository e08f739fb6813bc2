import { BackLink } from '@/components/ui/back-link'
import { Opening } from '@/components/ui/opening'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { type Article } from '@/content/blog/article'
import { company } from '@/content/company'
import { formatDate } from '@/lib/language/dates'

/** The first screen of an article: picture, title, author and date. */
export function ArticleOpening({ article }: { readonly article: Article }) {
  const { title, category, isSigned, picture, date, updated, readMinutes } = article
  return (
    <div className="flex flex-col opening-ground lg:min-h-[min(78svh,48rem)]">
      <Opening picture={<OpeningPicture name={picture} />}>
        <p>
          <BackLink href="/blog">Blog</BackLink>
        </p>
        <p className="mt-3 font-medium">{category}</p>
        <h1 className="mt-2 font-display text-title sm:max-w-[20ch]">{title}</h1>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
          <span>
            Published <time dateTime={date}>{formatDate(date)}</time>
          </span>
          {updated !== date && (
            <span>
              Updated <time dateTime={updated}>{formatDate(updated)}</time>
            </span>
          )}
          <span>{`${readMinutes} min read`}</span>
          {isSigned && <span translate="no">By {company.brand}</span>}
        </p>
      </Opening>
    </div>
  )
}
