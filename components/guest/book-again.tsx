import { actionStyle } from '@/components/ui/action-style'
import { datesAddress } from '@/lib/booking/dates-address'
import { type GuestPage } from '@/lib/contract/guest-page'

/** Where a booking has ended, the way to the tour's dates: to its own day where its seats were only not paid in time. */
export function BookAgain({ standing, facts, now }: GuestPage & { readonly now: Date }) {
  if (standing !== 'lapsed' && standing !== 'cancelled' && standing !== 'refunded') return null
  const mayReturn = standing === 'lapsed' && now < new Date(facts.startsAt)
  return (
    <p className="mt-6 print:hidden">
      <a
        className={actionStyle('quiet')}
        href={datesAddress(facts.tourUrl, mayReturn ? facts : undefined)}
        rel="noreferrer"
      >
        See the dates
      </a>
    </p>
  )
}
