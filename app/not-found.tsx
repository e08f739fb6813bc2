import { type Metadata } from 'next'

import { SingleScreenPage } from '@/components/layout/single-screen-page'
import { ActionLink } from '@/components/ui/action-link'

export const metadata: Metadata = {
  title: 'Page not found',
  description:
    'This address leads nowhere on our site. The tours from Rovaniemi, the travel guides and our contact form are one step away, from here.',
}

export default function NotFound() {
  return (
    <SingleScreenPage heading="No track leads here" picture="forestRoadAurora">
      <p>The page is not there, or no longer. The tours are, and so are we.</p>
      <p className="mt-8">
        <ActionLink href="/#tours">See the tours</ActionLink>
      </p>
    </SingleScreenPage>
  )
}
