import { type Metadata } from 'next'
import { notFound } from 'next/navigation'

import { blogMetadata } from '@/app/site/page-metadata'
import { ArticleStructuredData, BreadcrumbStructuredData } from '@/app/structured-data'
import { ArticlePage } from '@/components/blog/article-page'
import { type Article } from '@/content/blog/article'
import { tourPages } from '@/content/tours/all-pages'
import { loadArticles } from '@/lib/markdown/articles'

type ArticleProps = { readonly params: Promise<{ readonly slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return loadArticles().map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: ArticleProps): Promise<Metadata> {
  const { title, shortTitle, description, slug } = await articleOf(params)
  return blogMetadata({ name: title, shortName: shortTitle, description, route: `/blog/${slug}` })
}

export default async function BlogArticlePage({ params }: ArticleProps) {
  const article = await articleOf(params)
  const route = `/blog/${article.slug}`
  return (
    <>
      <ArticleStructuredData article={{ ...article, route }} />
      <BreadcrumbStructuredData
        crumbs={[
          { name: 'Blog', route: '/blog' },
          { name: article.title, route },
        ]}
      />
      <ArticlePage
        article={article}
        related={inOrder(article.related, loadArticles(), ({ slug }) => slug)}
        tours={inOrder(article.tours, tourPages('en'), ({ tour }) => tour.id)}
      />
    </>
  )
}

async function articleOf(params: ArticleProps['params']): Promise<Article> {
  const { slug } = await params
  return loadArticles().find((article) => article.slug === slug) ?? notFound()
}

/** Pick the entries with these keys, in the order of the keys. */
function inOrder<Entry, Key>(keys: readonly Key[], entries: readonly Entry[], keyOf: (entry: Entry) => Key) {
  return keys.flatMap((key) => entries.filter((entry) => keyOf(entry) === key))
}
