import { formatEuros } from '@/lib/booking/money'
import { type OpenDate } from '@/lib/booking/open-date'
import { formatDay } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'

/** 'New date': those that can be chosen, and what each costs more or less. */
export function dateField(dates: readonly OpenDate[]): OperatorField {
  const options = dates.flatMap(({ id, day, differenceCents: cents }) =>
    cents === null ? [] : [{ value: String(id), text: `${formatDay(day)}${differenceText(cents)}` }],
  )
  return { name: 'departure', label: 'New date', options }
}

function differenceText(cents: number): string {
  if (cents === 0) return ''
  return cents > 0 ? `, ${formatEuros(cents)} more` : `, ${formatEuros(-cents)} less`
}
