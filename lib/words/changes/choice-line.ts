import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'

type Chosen = { readonly departure: { readonly day: Day; readonly startsAt: Date } } & (
  | { readonly kind: 'refunded' | 'return_trip' | 'kept' | 'unchanged' }
  | { readonly kind: 'moved'; readonly after: { readonly totalCents: number } }
)

/** Say what a guest has chosen, for the operator: `to move to Monday, 28 December 2026 at 20:00, for 358 €`. */
export function choiceLine(chosen: Chosen): string {
  const { day, startsAt } = chosen.departure
  const when = `${formatDay(day)} at ${helsinkiTime(startsAt)}`
  switch (chosen.kind) {
    case 'refunded':
      return 'a full refund'
    case 'moved':
      return `to move to ${when}, for ${formatEuros(chosen.after.totalCents)}`
    case 'return_trip':
      return `a free return trip on ${when}`
    case 'kept':
      return `to come on ${when}`
    case 'unchanged':
      return 'what was chosen before'
  }
}
