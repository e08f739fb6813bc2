import { type Metadata } from 'next'
import { type LanguageProps, pageLanguage } from '@/app/site/language-props'
import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { PageHero } from '@/components/layout/page-hero'
import { PackingSheet } from '@/components/packing/packing-sheet'
import { HeroPicture } from '@/components/ui/hero-picture'
import { packingListPage } from '@/content/packing-list'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { loadArticleFacts } from '@/lib/markdown/articles'

export async function generateMetadata(props: LanguageProps): Promise<Metadata> {
  const language = await pageLanguage(props)
  return pageMetadata(packingListPage(language), language)
}

export default async function PackingListPage(props: LanguageProps) {
  const language = await pageLanguage(props)
  const { name, summary, picture, groups } = packingListPage(language)
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[packingListPage(language)]} language={language} />
      <PageHero
        className="print:hidden"
        heading={name}
        language={language}
        picture={<HeroPicture language={language} name={picture} />}
        summary={summary}
      />
      <PackingSheet
        articles={{
          clothing: articleAddress('what-to-wear-lapland-winter-clothing-guide', language),
          packing: articleAddress('what-to-pack-lapland-winter-adventure', language),
        }}
        groups={groups}
        language={language}
        title={name}
      />
    </main>
  )
}

function articleAddress(slug: string, language: Language) {
  const article = loadArticleFacts(language).find((one) => one.slug === slug)
  if (!article) throw new Error(`there is no article ${slug}`)
  return addressOf(`/blog/${article.address}`, language)
}
