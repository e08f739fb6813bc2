import { pageMetadata } from '@/app/site/page-metadata'
import { BreadcrumbStructuredData } from '@/app/structured-data'
import { PageHero } from '@/components/layout/page-hero'
import { PackingSheet } from '@/components/packing/packing-sheet'
import { HeroPicture } from '@/components/ui/hero-picture'
import { packingListPage } from '@/content/packing-list'

export const metadata = pageMetadata(packingListPage('en'))

export default function PackingListPage() {
  const { name, summary, picture, groups } = packingListPage('en')
  return (
    <main id="content" tabIndex={-1}>
      <BreadcrumbStructuredData crumbs={[packingListPage('en')]} />
      <div className="print:hidden">
        <PageHero heading={name} picture={<HeroPicture name={picture} />} summary={summary} />
      </div>
      <PackingSheet groups={groups} title={name} />
    </main>
  )
}
