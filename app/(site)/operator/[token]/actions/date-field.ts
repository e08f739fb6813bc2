import { formatEuros } from '@/lib/booking/money'
import { formatDay } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'

type OpenDate = { readonly id: number; readonly day: string; readonly differenceCents: number }

/** 'New date': those with room for the party, and what each costs more or less. */
export function dateField(dates: readonly OpenDate[]): OperatorField {
  const options = dates.map(({ id, day, differenceCents }) => ({
    value: String(id),
    text: `${formatDay(day)}${differenceText(differenceCents)}`,
  }))
  return { name: 'departure', label: 'New date', options }
}

function differenceText(cents: number): string {
  if (cents === 0) return ''
  return cents > 0 ? `, ${formatEuros(cents)} more` : `, ${formatEuros(-cents)} less`
}
