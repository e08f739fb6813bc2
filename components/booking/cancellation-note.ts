import { cancellationPolicy } from '@/content/policies'
import { changeCutOffAt } from '@/lib/booking/changes/change-cut-off'
import { MS_PER_HOUR } from '@/lib/calendar/duration'
import { formatDeadline } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { type Say } from '@/lib/words/say'

/** Say until when a new booking can be cancelled free of charge. Rule: free-cancellation (docs/rules.md) */
export function cancellationNote(say: Say<'booking'>, startsAt: Date, now: Date, language: Language): string {
  const end = changeCutOffAt(cancellationPolicy, { startsAt, latestStartsAt: null })
  if (now < end) return say('freeUntil', { deadline: formatDeadline(end, language) })
  const hours = Math.max(0, Math.floor((startsAt.getTime() - now.getTime()) / MS_PER_HOUR))
  return say('startsSoon', { hours })
}
