import { PageLink } from '@/components/ui/page-link'

import { actionStyle } from '@/components/ui/action-style'

/** The way to the booking's own page by an e-mail, where its address is not told here. */
export function FindBookingLink() {
  return (
    <p className="mt-10">
      <PageLink className={actionStyle('primary')} href="/find-booking">
        Find your booking
      </PageLink>
    </p>
  )
}
