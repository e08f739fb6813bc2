import { type ReactNode } from 'react'

import { Itinerary } from '@/components/page-sections/itinerary'
import { MarkedList } from '@/components/page-sections/marked-list'
import { EnquiryPanel } from '@/components/page-sections/enquiry-panel'
import { StoryBeside } from '@/components/page-sections/story-beside'
import { Why } from '@/components/page-sections/why'
import { PopularRoutes } from '@/components/transport/popular-routes'
import { TransportHero } from '@/components/transport/transport-hero'
import { type TransportPage } from '@/content/transport/transport-page'

type TransportTemplateProps = {
  readonly page: TransportPage
  /** The request form. It stands beside the story where there is room. */
  readonly form: ReactNode
}

/** Every transport service's page: the picture and the figures, then the story beside the form. */
export function TransportTemplate({ page, form }: TransportTemplateProps) {
  const { about, itinerary, routes, included, request } = page
  return (
    <main id="content" tabIndex={-1}>
      <TransportHero page={page} />
      <StoryBeside
        panel={
          <EnquiryPanel heading={request.heading} text={request.text}>
            {form}
          </EnquiryPanel>
        }
      >
        <Why {...about} />
        {itinerary && <Itinerary {...itinerary} />}
        {routes.length > 0 && <PopularRoutes routes={routes} />}
        <MarkedList entries={included} heading="What's included" mark="tick" />
      </StoryBeside>
    </main>
  )
}
