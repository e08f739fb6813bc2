import { PageLink } from '@/components/ui/page-link'

import { actionStyle } from '@/components/ui/action-style'

/** A link to request the booking's page by e-mail, when its URL is not available here. */
export function FindBookingLink() {
  return (
    <p className="mt-10">
      <PageLink className={actionStyle('primary')} href="/find-booking">
        Find your booking
      </PageLink>
    </p>
  )
}
