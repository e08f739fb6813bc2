import { ArticleOpening } from '@/components/blog/article-opening'
import { PromotedTour } from '@/components/blog/promoted-tour'
import { RelatedArticles } from '@/components/blog/related-articles'
import { Sources } from '@/components/blog/sources'
import { ProseWithFigures } from '@/components/figures/prose-with-figures'
import { Contents } from '@/components/prose/contents'
import { ReadingColumns } from '@/components/prose/reading-columns'
import { PageLink } from '@/components/ui/page-link'
import { type Article } from '@/content/blog/article'
import { type TourPage } from '@/content/tours/tour-page'

type ArticlePageProps = {
  readonly article: Article
  readonly related: readonly Article[]
  /** Tours to link to, best match first. */
  readonly tours: readonly TourPage[]
}

const WAY = 'inline-block py-2 underline underline-offset-4'

/** An article, with the tour it links to and related articles. */
export function ArticlePage({ article, related, tours: [tour, ...others] }: ArticlePageProps) {
  const { excerpt, picture, body, figures, sources } = article
  return (
    <main id="content" tabIndex={-1}>
      <article>
        <ArticleOpening article={article} />
        <ReadingColumns beside={<Contents heading="In this article" sections={body.sections} />}>
          <p className="mb-6 max-w-[40rem] font-display text-lead">{excerpt}</p>
          <p className="mb-10 flex flex-wrap gap-x-8 lg:mb-12 print:hidden">
            {tour && (
              <PageLink className={WAY} href={tour.tour.route}>
                {`Dates and prices: ${tour.tour.name}`}
              </PageLink>
            )}
            <PageLink className={WAY} href="/your-stay">
              All tours on the days of your stay
            </PageLink>
          </p>
          <ProseWithFigures figures={figures} text={body} />
          <Sources sources={sources} />
        </ReadingColumns>
      </article>
      {tour && <PromotedTour others={others} page={tour} seen={picture} />}
      <RelatedArticles articles={related} />
    </main>
  )
}
