import { HeroFacts } from '@/components/layout/hero-facts'
import { PageHero } from '@/components/layout/page-hero'
import { priceText } from '@/components/transport/price-text'
import { ActionLink } from '@/components/ui/action-link'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { type TransportPage } from '@/content/transport/transport-page'

/** The first screen of a service: picture, name and four facts. */
export function TransportHero({ page }: { readonly page: TransportPage }) {
  const { transport, summary, picture, reachName, request } = page
  return (
    <PageHero
      backLink={<BackLink href="/">Back to home</BackLink>}
      heading={transport.name}
      isTall
      picture={<OpeningPicture name={picture} />}
      summary={summary}
    >
      <HeroFacts
        facts={[
          ['Duration', transport.duration],
          ['Capacity', `Up to ${transport.maxPassengers} passengers`],
          ['Price', priceText(transport)],
          [reachName, transport.reach],
        ]}
      >
        <p className="max-w-full shrink-0">
          <ActionLink href="#request">{request.action}</ActionLink>
        </p>
      </HeroFacts>
    </PageHero>
  )
}
