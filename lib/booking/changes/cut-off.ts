import { type CancellationPolicy } from '@/lib/booking/booking'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/**
 * When a guest can no longer change anything but details, and gets no refund for cancelling. Counts elapsed hours,
 * across clock changes too.
 *
 * @param latestStartsAt  the latest start since the guest booked, if we have changed it: the later one counts
 *
 * Rule: guest-changes (docs/rules.md)
 */
export function cutOffAt(
  policy: CancellationPolicy,
  { startsAt, latestStartsAt }: { readonly startsAt: Date; readonly latestStartsAt: Date | null },
): Date {
  const startMs = Math.max(startsAt.getTime(), latestStartsAt?.getTime() ?? 0)
  return new Date(startMs - policy.fullRefundHoursBefore * MS_PER_HOUR)
}
