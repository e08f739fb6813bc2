import { actionStyle } from '@/components/ui/action-style'
import { calendarUrl } from '@/lib/booking/days/calendar-url'
import { type GuestPage } from '@/lib/contract/guest-page'

/** A link to the tour's dates after a booking has ended: to the same day if it just was not paid in time. */
export function BookAgain({ standing, facts, now }: GuestPage & { readonly now: Date }) {
  if (standing !== 'lapsed' && standing !== 'cancelled' && standing !== 'refunded') return null
  const mayReturn = standing === 'lapsed' && now < new Date(facts.startsAt)
  return (
    <p className="mt-6 print:hidden">
      <a
        className={actionStyle('quiet')}
        href={calendarUrl(facts.tourUrl, mayReturn ? facts : undefined)}
        rel="noreferrer"
      >
        See the dates
      </a>
    </p>
  )
}
