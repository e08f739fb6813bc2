import { type OpenDate } from '@/lib/booking/days/open-date'
import { type Day } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'

/** The field 'New date', with the dates of the tour as a guest would see them. */
export function dateField(
  all: readonly OpenDate[],
  ownDay: Day,
  none = 'No other date has room for all of them.',
): OperatorField {
  return { name: 'departure', label: 'New date', dates: { all, ownDay, none } }
}
