import { type ReactNode } from 'react'

import { Itinerary } from '@/components/page-sections/itinerary'
import { MarkedList } from '@/components/page-sections/marked-list'
import { EnquiryPanel } from '@/components/page-sections/enquiry-panel'
import { StoryWithPanel } from '@/components/page-sections/story-with-panel'
import { Why } from '@/components/page-sections/why'
import { PopularRoutes } from '@/components/transport/popular-routes'
import { TransportHero } from '@/components/transport/transport-hero'
import { type TransportPage } from '@/content/transport/transport-page'

type TransportTemplateProps = {
  readonly page: TransportPage
  /** The request form, next to the text if there is space. */
  readonly form: ReactNode
}

/** A transport service's page: picture and facts, then the text with the form next to it. */
export function TransportTemplate({ page, form }: TransportTemplateProps) {
  const { about, itinerary, routes, included, request } = page
  return (
    <main id="content" tabIndex={-1}>
      <TransportHero page={page} />
      <StoryWithPanel
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
      </StoryWithPanel>
    </main>
  )
}
