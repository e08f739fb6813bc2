import { ArticleCard } from '@/components/blog/article-card'
import { BackLink } from '@/components/ui/back-link'
import { type Article } from '@/content/blog/article'

/** Related articles at the end of an article. */
export function RelatedArticles({ articles }: { readonly articles: readonly Article[] }) {
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
