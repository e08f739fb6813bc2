import { NewDateCalendar } from '@/components/guest/new-date-calendar'
import { actionClasses } from '@/components/ui/action-style'
import { canMoveToDate, type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type Day } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'

type ChangeDateProps = {
  readonly language: Language
  /** URL of the page that previews the selected date. */
  readonly action: string
  /** The dates the booking can move to, sorted by date. */
  readonly dates: readonly MoveDateOption[]
  readonly chosen: number | null
  /** The booking's current date. */
  readonly ownDay: Day
  /** Whether every date is free, as those of a return trip are. */
  readonly isFree?: boolean
  /** The month the guest has navigated to in the calendar. */
  readonly month?: Month
  /** The tour whose dates these are, if it is not the booking's. */
  readonly tourId?: number
  /** Whether the form was sent without a date. */
  readonly isUnchosen?: boolean
}

/** The button's name, which is in the query once the form has been sent. */
export const SENT_NAME = 'sent'

/** The tour's dates, a month at a time. The preview shows what the selected date costs or refunds. */
export function ChangeDateForm({ action, tourId, isUnchosen = false, ...choice }: ChangeDateProps) {
  const say = words('guestChange', choice.language)
  if (!choice.dates.some(canMoveToDate)) return <p className="mt-8 text-lg text-pretty">{say('noDate')}</p>
  return (
    <form action={`${action}#what-changes`} className="mt-8 scroll-mt-28" id="dates" method="get" noValidate>
      {tourId !== undefined && <input name="tour" type="hidden" value={tourId} />}
      <NewDateCalendar
        {...choice}
        fault={isUnchosen ? words('fields', choice.language)('chooseDate') : undefined}
        isOtherTour={tourId !== undefined}
        urlOf={(month) => `${action}?${tourId === undefined ? '' : `tour=${tourId}&`}month=${month}#dates`}
      />
      <button className={`${actionClasses('quiet')} mt-6`} name={SENT_NAME} type="submit">
        {say('seeWhatChanges')}
      </button>
    </form>
  )
}
