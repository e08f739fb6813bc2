import { ProseWithFigures } from '@/components/figures/prose-with-figures'
import { TableOfContents } from '@/components/prose/table-of-contents'
import { LongTextLayout } from '@/components/prose/long-text-layout'
import { PageLink } from '@/components/ui/page-link'
import { type Article, type Source } from '@/content/blog/article'
import { type TourPage } from '@/content/tours/tour-page'
import { ArticleCard } from '@/components/blog/article-card'
import { BackLink } from '@/components/ui/back-link'
import { HeroLayout } from '@/components/ui/hero-layout'
import { HeroPicture } from '@/components/ui/hero-picture'
import { company } from '@/content/company'
import { formatDate, formatSeason } from '@/lib/language/dates'
import { ActionLink } from '@/components/ui/action-link'
import { Picture } from '@/components/ui/picture'
import { type PictureName } from '@/content/pictures'
import { formatEuros } from '@/lib/language/money'

type ArticlePageProps = {
  readonly article: Article
  readonly related: readonly Article[]
  /** Tours to link to, best match first. */
  readonly tours: readonly TourPage[]
}

const TEXT_LINK = 'inline-block py-2 underline underline-offset-4'
import { words } from '@/lib/words/words'

/** An article, with the tour it links to and related articles. */
export function ArticlePage({ article, related, tours: [tour, ...others] }: ArticlePageProps) {
  const { excerpt, picture, body, figures, sources } = article
  return (
    <main id="content" tabIndex={-1}>
      <article>
        <ArticleOpening article={article} />
        <LongTextLayout beside={<TableOfContents heading="In this article" sections={body.sections} />}>
          <p className="mb-6 max-w-[40rem] font-display text-lead">{excerpt}</p>
          <p className="mb-10 flex flex-wrap gap-x-8 lg:mb-12 print:hidden">
            {tour && (
              <PageLink className={TEXT_LINK} href={tour.tour.route}>
                {`Dates and prices: ${tour.tour.name}`}
              </PageLink>
            )}
            <PageLink className={TEXT_LINK} href="/your-stay">
              All tours on the days of your stay
            </PageLink>
          </p>
          <ProseWithFigures figures={figures} text={body} />
          <Sources sources={sources} />
        </LongTextLayout>
      </article>
      {tour && <PromotedTour others={others} page={tour} seen={picture} />}
      <RelatedArticles articles={related} />
    </main>
  )
}

function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
  return (
    <section aria-labelledby="related-heading" className="page-width py-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="font-display text-title" id="related-heading">
          Read on
        </h2>
        <BackLink href="/blog">All articles</BackLink>
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources-heading" className="mt-14 max-w-[38rem] border-t border-slate/30 pt-6">
      <h2 className="text-sm text-slate" id="sources-heading">
        Sources and further reading
      </h2>
      <ul className="mt-3 grid gap-2">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a
              className="wrap-anywhere underline decoration-aurora-deep/55 underline-offset-4 transition-colors hover:text-aurora-deep"
              href={url}
              rel="noopener"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first screen of an article: picture, title, author and date. */
function ArticleOpening({ article }: { readonly article: Article }) {
  const { title, category, isSigned, picture, date, updated, readMinutes } = article
  return (
    <div className="flex flex-col opening-ground lg:min-h-[min(78svh,48rem)]">
      <HeroLayout picture={<HeroPicture name={picture} />}>
        <p>
          <BackLink href="/blog">Blog</BackLink>
        </p>
        <p className="mt-3 font-medium">{words('articleCategories', 'en')(category)}</p>
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
      </HeroLayout>
    </div>
  )
}

type PromotedTourProps = {
  readonly page: TourPage
  readonly others: readonly TourPage[]
  /** The article's own picture, which a related article must not repeat. */
  readonly seen: PictureName
}

function PromotedTour({ page: { tour, summary, hero }, others, seen }: PromotedTourProps) {
  return (
    <section aria-labelledby="tour-heading" className="bg-night on-dark lg:grid lg:grid-cols-2">
      <div className="aspect-[3/2] lg:aspect-auto lg:min-h-[36rem]">
        <Picture
          isDecoration
          name={hero.find((name) => name !== seen) ?? hero[0]}
          sizes="(min-width: 1024px) 80vw, 100vw"
        />
      </div>
      <div className="px-gutter py-section lg:max-w-[calc(620px+var(--spacing-gutter))] lg:self-center lg:pl-20">
        <h2 className="font-display text-title" id="tour-heading">
          {tour.name}
        </h2>
        <p className="mt-4 max-w-[44ch] text-lg text-mist">{summary}</p>
        <p className="mt-6 font-display text-lead">{`From ${formatEuros(tour.prices.adultCents)}`}</p>
        <p className="mt-1 text-sm text-mist">{`per adult, VAT included · ${formatSeason(tour.season)}`}</p>
        <p className="mt-8">
          <ActionLink href={tour.route}>
            See dates and book<span className="sr-only">{` ${tour.name}`}</span>
          </ActionLink>
        </p>
        {others.map(({ tour: other }) => (
          <p className="mt-4" key={other.id}>
            <PageLink
              className="inline-flex min-h-11 items-center underline decoration-mist/50 underline-offset-8 transition-colors hover:decoration-aurora"
              href={other.route}
            >
              {`Or: ${other.name}, from\u00a0${formatEuros(other.prices.adultCents)}`}
            </PageLink>
          </p>
        ))}
      </div>
    </section>
  )
}
