import { cancellationPolicy } from '@/content/policies'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { formatDeadline } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'

/** Say until when a new booking can be cancelled free of charge. Rule: free-cancellation (docs/rules.md) */
export function cancellationNote(startsAt: Date, now: Date): string {
  const end = changeCutOffAt(cancellationPolicy, { startsAt, latestStartsAt: null })
  if (now < end) return `Free cancellation until ${formatDeadline(end)}`
  const hours = Math.floor((startsAt.getTime() - now.getTime()) / MS_PER_HOUR)
  const ahead = hours > 0 ? plural(hours, 'hour') : 'less than an hour'
  return `This date starts in ${ahead} and can no longer be cancelled for a refund`
}
