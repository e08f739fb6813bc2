import { PageHero } from '@/components/layout/page-hero'
import { DrawnMap } from '@/components/transport/drawn-map'
import { TransportCard } from '@/components/transport/transport-card'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { transportationPage, transportPages } from '@/content/transport/all-transport'

/** Both services, one below the other. */
export function TransportList() {
  const { name, intro, picture } = transportationPage
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        backLink={<BackLink href="/">Home</BackLink>}
        heading={name}
        picture={<OpeningPicture name={picture} />}
        summary={intro}
      />
      <ul className="grid gap-y-section py-section">
        {transportPages.map((page, index) => (
          <TransportCard key={page.transport.route} page={page} side={index % 2 === 0 ? 'left' : 'right'} />
        ))}
      </ul>
      <DrawnMap />
    </main>
  )
}
