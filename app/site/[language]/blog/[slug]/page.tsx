import { type Metadata } from 'next'
import { notFound } from 'next/navigation'

import { blogMetadata } from '@/app/site/page-metadata'
import { ArticleStructuredData, BreadcrumbStructuredData } from '@/app/structured-data'
import { ArticlePage } from '@/components/blog/article-page'
import { tourPages } from '@/content/tours/all-pages'
import { parseLanguage } from '@/lib/language/language'
import { loadArticleFacts, loadArticles } from '@/lib/markdown/articles'
import { words } from '@/lib/words/words'

/** `slug` is the last part of the article's address in its language. */
type ArticleProps = { readonly params: Promise<{ readonly language: string; readonly slug: string }> }

type ParentParams = { readonly params: { readonly language: string } }

export const dynamicParams = false

export function generateStaticParams({ params: { language } }: ParentParams) {
  return loadArticleFacts(parseLanguage(language)).map(({ address }) => ({ slug: address }))
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const { language, article } = await loadArticle(params)
  const { title, shortTitle, description, address } = article
  const route = `/blog/${address}`
  return blogMetadata({ name: title, shortName: shortTitle, description, route }, language)
}

export default async function BlogArticlePage({ params }: ArticleProps) {
  const { language, article, articles } = await loadArticle(params)
  return (
    <>
      <ArticleStructuredData article={article} language={language} />
      <BreadcrumbStructuredData
        crumbs={[
          { name: words('blog', language)('name'), route: '/blog' },
          { name: article.title, route: `/blog/${article.address}` },
        ]}
        language={language}
      />
      <ArticlePage
        article={article}
        language={language}
        related={inOrder(article.related, articles, ({ slug }) => slug)}
        tours={inOrder(article.tours, tourPages(language), ({ tour }) => tour.id)}
      />
    </>
  )
}

async function loadArticle(params: ArticleProps['params']) {
  const { language: code, slug } = await params
  const language = parseLanguage(code)
  const articles = loadArticles(language)
  return { language, articles, article: articles.find(({ address }) => address === slug) ?? notFound() }
}

/** Pick the entries with these keys, in the order of the keys. */
function inOrder<Entry, Key>(keys: readonly Key[], entries: readonly Entry[], keyOf: (entry: Entry) => Key) {
  return keys.flatMap((key) => entries.filter((entry) => keyOf(entry) === key))
}
