import { SingleScreenPage } from '@/components/layout/single-screen-page'
import { ActionLink } from '@/components/ui/action-link'

/** What a page says that does not exist. */
export function NotFoundMessage() {
  return (
    <SingleScreenPage heading="No track leads here" picture="forestRoadAurora">
      <p>The page is not there, or no longer. The tours are, and so are we.</p>
      <p className="mt-8">
        <ActionLink href="/#tours">See the tours</ActionLink>
      </p>
    </SingleScreenPage>
  )
}
