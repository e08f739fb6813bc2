import { type Metadata } from 'next'

import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { blogMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { ArticleList } from '@/components/blog/article-list'
import { loadArticles } from '@/lib/markdown/articles'
import { words } from '@/lib/words/words'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  const say = words('blog', language)
  return blogMetadata({ name: say('title'), description: say('description'), route: '/blog' }, language)
}

export default async function Blog(props: LanguageProps) {
  const language = await pageLanguage(props)
  const say = words('blog', language)
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[{ name: say('name'), route: '/blog' }]} language={language} />
      <div className="bg-night pt-36 pb-14 on-dark lg:pt-44 lg:pb-20">
        <div className="page-width grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h1 className="max-w-[12ch] font-display text-hero lg:col-span-7">{say('heading')}</h1>
          <p className="max-w-[44ch] text-lg text-mist sm:text-xl lg:col-span-5 lg:self-end">
            {say('introduction')}
          </p>
        </div>
      </div>
      <div className="page-width pt-8 pb-section lg:pt-12">
        <ArticleList articles={loadArticles(language)} language={language} />
      </div>
    </main>
  )
}
