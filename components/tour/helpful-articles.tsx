import { PageLink } from '@/components/ui/page-link'
import { type ArticleFacts } from '@/content/blog/article'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

export type HelpfulArticle = Pick<ArticleFacts, 'address' | 'title' | 'excerpt'>

type HelpfulArticlesProps = { readonly language: Language; readonly articles: readonly HelpfulArticle[] }

/** Articles to read before booking. */
export function HelpfulArticles({ language, articles }: HelpfulArticlesProps) {
  return (
    <section aria-labelledby="articles-heading" className="page-width pb-section">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-4" id="articles-heading">
          {words('tour', language)('readBefore')}
        </h2>
        <ul className="border-t border-slate/30 lg:col-span-8">
          {articles.map(({ address, title, excerpt }) => (
            <li className="relative border-b border-slate/30 py-5" key={address}>
              <PageLink
                className="inline-block font-display text-lead text-balance underline-offset-4 after:absolute after:inset-0 hover:underline"
                href={addressOf(`/blog/${address}`, language)}
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
