import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { type Article } from '@/content/blog/article'
import { addressOf } from '@/lib/contract/address'
import { formatDate } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ArticleCardProps = {
  readonly language: Language
  readonly article: Article
  readonly headingLevel: 2 | 3
  /** Whether this is the first card on a page, whose picture is visible immediately. */
  readonly isFirst?: boolean
}

/** The whole card is a link. */
export function ArticleCard({ language, article, headingLevel, isFirst }: ArticleCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { address, title, excerpt, category, picture, date, readMinutes } = article
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-[3/2] overflow-hidden">
        <Picture
          className="transition-transform duration-500 ease-out group-hover:scale-[1.03] motion-reduce:transition-none motion-reduce:group-hover:scale-100"
          isDecoration
          isFirst={isFirst}
          name={picture}
          sizes="(min-width: 1024px) 50vw, (min-width: 640px) 50vw, 100vw"
        />
      </div>
      <p className="mt-5 text-sm text-aurora-deep">{words('articleCategories', language)(category)}</p>
      <Heading className="mt-1.5 font-display text-lead">
        <PageLink className="after:absolute after:inset-0" href={addressOf(`/blog/${address}`, language)}>
          {title}
        </PageLink>
      </Heading>
      <p className="mt-2.5 mb-4 max-w-measure text-slate">{excerpt}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-6 border-t border-ice pt-3 text-sm text-slate tabular-nums">
        <time dateTime={date}>{formatDate(date, language)}</time>
        <span>{words('blog', language)('minutesToRead', { minutes: readMinutes })}</span>
      </p>
    </article>
  )
}
