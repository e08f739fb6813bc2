import { PageLink } from '@/components/ui/page-link'
import { type ArticleFacts } from '@/content/blog/article'

export type HelpfulArticle = Pick<ArticleFacts, 'slug' | 'title' | 'excerpt'>

/** Articles to read before booking. */
export function HelpfulArticles({ articles }: { readonly articles: readonly HelpfulArticle[] }) {
  return (
    <section aria-labelledby="articles-heading" className="page-width pb-section">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-4" id="articles-heading">
          Read before you decide
        </h2>
        <ul className="border-t border-slate/30 lg:col-span-8">
          {articles.map(({ slug, title, excerpt }) => (
            <li className="relative border-b border-slate/30 py-5" key={slug}>
              <PageLink
                className="inline-block font-display text-lead text-balance underline-offset-4 after:absolute after:inset-0 hover:underline"
                href={`/blog/${slug}`}
              >
                {title}
              </PageLink>
              <p className="mt-2 max-w-measure text-slate">{excerpt}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
