import { type ReactNode } from 'react'

import { Arrangements } from '@/components/customized/arrangements'
import { Wishes } from '@/components/customized/wishes'
import { HeroFacts } from '@/components/layout/hero-facts'
import { PageHero } from '@/components/layout/page-hero'
import { Itinerary } from '@/components/page-sections/itinerary'
import { EnquiryPanel } from '@/components/page-sections/enquiry-panel'
import { StoryWithPanel } from '@/components/page-sections/story-with-panel'
import { ActionLink } from '@/components/ui/action-link'
import { BackLink } from '@/components/ui/back-link'
import { OpeningPicture } from '@/components/ui/opening-picture'
import { customizedTour } from '@/content/customized-tour'

/** The page for requesting a custom tour. */
export function CustomizedTemplate({ form }: { readonly form: ReactNode }) {
  const { name, intro, picture, facts, request, steps } = customizedTour
  return (
    <main id="content" tabIndex={-1}>
      <PageHero
        backLink={<BackLink href="/">Home</BackLink>}
        heading={name}
        isTall
        picture={<OpeningPicture name={picture} />}
        summary={intro}
      >
        <HeroFacts facts={facts}>
          <p className="max-w-full shrink-0">
            <ActionLink href="#request">{request.action}</ActionLink>
          </p>
        </HeroFacts>
      </PageHero>
      <Arrangements />
      <Wishes />
      <StoryWithPanel
        panel={
          <EnquiryPanel heading={request.heading} text={request.text}>
            {form}
          </EnquiryPanel>
        }
      >
        <Itinerary {...steps} />
      </StoryWithPanel>
    </main>
  )
}
