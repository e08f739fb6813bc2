import { SingleScreenPage } from '@/components/layout/single-screen-page'
import { ActionLink } from '@/components/ui/action-link'

/** Shown for a wrong, expired or revoked link, without saying which. */
export function LinkNotFound() {
  return (
    <SingleScreenPage heading="This link does not work any more" picture="forestRoadAurora">
      <p>It may be older than your booking’s last change, or the tour was long ago. We send you a new one.</p>
      <p className="mt-8">
        <ActionLink href="/find-booking">Get a new link</ActionLink>
      </p>
    </SingleScreenPage>
  )
}
