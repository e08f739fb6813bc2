import { NewDateCalendar } from '@/components/guest/new-date-calendar'
import { actionStyle } from '@/components/ui/action-style'
import { isOpen, type OpenDate } from '@/lib/booking/days/open-date'
import { type Day } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'

type ChangeDateProps = {
  /** URL of the page that previews the selected date. */
  readonly action: string
  /** Sorted by date. */
  readonly dates: readonly OpenDate[]
  readonly chosen: number | null
  /** The current day of the booking. */
  readonly ownDay: Day
  /** The month the guest has navigated to. */
  readonly month?: Month
}

/** The tour's dates, a month at a time. The preview shows what the selected date costs or refunds. */
export function ChangeDate({ action, ...choice }: ChangeDateProps) {
  if (!choice.dates.some(isOpen))
    return <p className="mt-8 text-lg text-pretty">No other date has room for all of you just now.</p>
  return (
    <form action={`${action}#what-changes`} className="mt-8 scroll-mt-28" id="dates" method="get">
      <NewDateCalendar {...choice} urlOf={(month) => `${action}?month=${month}#dates`} />
      <button className={`${actionStyle('quiet')} mt-6`} type="submit">
        See what changes
      </button>
    </form>
  )
}
