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
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { formatEuros } from '@/lib/language/money'
import { type Say } from '@/lib/words/say'
import { words } from '@/lib/words/words'

type ArticlePageProps = {
  readonly language: Language
  readonly article: Article
  readonly related: readonly Article[]
  /** Tours to link to, best match first. */
  readonly tours: readonly TourPage[]
}

const TEXT_LINK = 'inline-block py-2 underline underline-offset-4'

/** An article, with the tour it links to and related articles. */
export function ArticlePage({ language, article, related, tours: [tour, ...others] }: ArticlePageProps) {
  const say = words('blog', language)
  const { excerpt, picture, body, figures, sources } = article
  return (
    <main id="content" tabIndex={-1}>
      <article>
        <ArticleOpening article={article} language={language} />
        <LongTextLayout beside={<TableOfContents heading={say('inThisArticle')} sections={body.sections} />}>
          <p className="mb-6 max-w-[40rem] font-display text-lead">{excerpt}</p>
          <p className="mb-10 flex flex-wrap gap-x-8 lg:mb-12 print:hidden">
            {tour && (
              <PageLink className={TEXT_LINK} href={addressOf(tour.tour.route, language)}>
                {say('datesAndPrices', { tour: tour.tour.name })}
              </PageLink>
            )}
            <PageLink className={TEXT_LINK} href={addressOf('/your-stay', language)}>
              {say('toursOfYourStay')}
            </PageLink>
          </p>
          <ProseWithFigures figures={figures} language={language} text={body} />
          <Sources say={say} sources={sources} />
        </LongTextLayout>
      </article>
      {tour && <PromotedTour language={language} others={others} page={tour} seen={picture} />}
      <RelatedArticles articles={related} language={language} />
    </main>
  )
}

type RelatedArticlesProps = { readonly language: Language; readonly articles: readonly Article[] }

function RelatedArticles({ language, articles }: RelatedArticlesProps) {
  const say = words('blog', language)
  return (
    <section aria-labelledby="related-heading" className="page-width py-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="font-display text-title" id="related-heading">
          {say('readOn')}
        </h2>
        <BackLink href={addressOf('/blog', language)}>{say('allArticles')}</BackLink>
      </div>
      <ul className="mt-10 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:mt-12 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={3} language={language} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SourcesProps = { readonly say: Say<'blog'>; readonly sources: readonly Source[] }

function Sources({ say, sources }: SourcesProps) {
  return (
    <section aria-labelledby="sources-heading" className="mt-14 max-w-[38rem] border-t border-slate/30 pt-6">
      <h2 className="text-sm text-slate" id="sources-heading">
        {say('sources')}
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

type ArticleOpeningProps = { readonly language: Language; readonly article: Article }

/** The first screen of an article: picture, title, author and date. */
function ArticleOpening({ language, article }: ArticleOpeningProps) {
  const say = words('blog', language)
  const { title, category, isSigned, picture, date, updated, readMinutes } = article
  return (
    <div className="shown-whole flex flex-col opening-ground lg:min-h-[min(78svh,48rem)]">
      <HeroLayout picture={<HeroPicture language={language} name={picture} />}>
        <p>
          <BackLink href={addressOf('/blog', language)}>{say('name')}</BackLink>
        </p>
        <p className="mt-3 font-medium">{words('articleCategories', language)(category)}</p>
        <h1 className="mt-2 font-display text-title sm:max-w-[20ch]">{title}</h1>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 tabular-nums">
          <span>
            {say.rich('published', {
              date: () => <time dateTime={date}>{formatDate(date, language)}</time>,
            })}
          </span>
          {updated !== date && (
            <span>
              {say.rich('updated', {
                date: () => <time dateTime={updated}>{formatDate(updated, language)}</time>,
              })}
            </span>
          )}
          <span>{say('minutesToRead', { minutes: readMinutes })}</span>
          {isSigned && <span translate="no">{say('signed', { brand: company.brand })}</span>}
        </p>
      </HeroLayout>
    </div>
  )
}

type PromotedTourProps = {
  readonly language: Language
  readonly page: TourPage
  readonly others: readonly TourPage[]
  /** The article's own picture, which a related article must not repeat. */
  readonly seen: PictureName
}

function PromotedTour({ language, page: { tour, summary, hero }, others, seen }: PromotedTourProps) {
  const say = words('blog', language)
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
        <p className="mt-6 font-display text-lead">
          {say('fromPrice', { price: formatEuros(tour.prices.adultCents, language) })}
        </p>
        <p className="mt-1 text-sm text-mist">
          {say('perAdultInSeason', { season: formatSeason(tour.season, language) })}
        </p>
        <p className="mt-8">
          <ActionLink href={addressOf(tour.route, language)}>
            {say.rich('seeDates', {
              tour: tour.name,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </ActionLink>
        </p>
        {others.map(({ tour: other }) => (
          <p className="mt-4" key={other.id}>
            <PageLink
              className="inline-flex min-h-11 items-center underline decoration-mist/50 underline-offset-8 transition-colors hover:decoration-aurora"
              href={addressOf(other.route, language)}
            >
              {say('otherTour', { tour: other.name, price: formatEuros(other.prices.adultCents, language) })}
            </PageLink>
          </p>
        ))}
      </div>
    </section>
  )
}
