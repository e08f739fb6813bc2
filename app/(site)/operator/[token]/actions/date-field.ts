import { formatEuros } from '@/lib/booking/money'
import { type OpenDate } from '@/lib/booking/open-date'
import { plural } from '@/lib/booking/plural'
import { type Day, formatDay } from '@/lib/calendar/day'
import { formatMonth, monthOf } from '@/lib/calendar/month'
import { type OperatorField } from '@/lib/contract/operator-page'

/**
 * 'New date': those that can be chosen, by month, and what each costs more or less; the one nearest to the present date
 * is chosen first.
 */
export function dateField(dates: readonly OpenDate[], present: Day, none?: string): OperatorField {
  const open = dates.filter(({ differenceCents }) => differenceCents !== null)
  const distance = ({ day }: OpenDate) => Math.abs(Date.parse(day) - Date.parse(present))
  const [nearest] = open
    .filter(({ day }) => day !== present)
    .sort((one, other) => distance(one) - distance(other))
  return {
    name: 'departure',
    label: 'New date',
    options: open.map((date) => ({
      value: String(date.id),
      text: [formatDay(date.day), differenceText(date.differenceCents ?? 0), ...freeTexts(date)].join(', '),
      group: formatMonth(monthOf(date.day)),
    })),
    value: nearest && String(nearest.id),
    none: none ?? 'No other date has room for all of them.',
  }
}

function differenceText(cents: number): string {
  if (cents === 0) return 'nothing more to pay'
  return cents > 0 ? `${formatEuros(cents)} more` : `${formatEuros(-cents)} less`
}

function freeTexts({ state }: OpenDate): readonly string[] {
  return state.kind === 'available' ? [plural(state.remainingSlots, 'free seat')] : []
}
