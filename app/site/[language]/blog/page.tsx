import { blogMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { ArticleList } from '@/components/blog/article-list'
import { loadArticles } from '@/lib/markdown/articles'

export const metadata = blogMetadata({
  name: 'Blog: notes for a journey to Lapland',
  description:
    'Northern lights, clothing, animals, cabins and ice: what to know before a journey to Finnish Lapland, written in Rovaniemi, with the sources named.',
  route: '/blog',
})

export default function Blog() {
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[{ name: 'Blog', route: '/blog' }]} />
      <div className="bg-night pt-36 pb-14 on-dark lg:pt-44 lg:pb-20">
        <div className="page-width grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h1 className="max-w-[12ch] font-display text-hero lg:col-span-7">Before you come north</h1>
          <p className="max-w-[44ch] text-lg text-mist sm:text-xl lg:col-span-5 lg:self-end">
            How dark, how cold, what to wear, where to sleep: what people ask before they come, and our
            answers.
          </p>
        </div>
      </div>
      <div className="page-width pt-8 pb-section lg:pt-12">
        <ArticleList articles={loadArticles()} />
      </div>
    </main>
  )
}
