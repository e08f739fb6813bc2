import { type CancellationPolicy } from '@/lib/booking/booking'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/**
 * The time from which a guest can change only details, and gets no refund for cancelling. Counts elapsed hours, even
 * when the clocks change.
 *
 * @param latestStartsAt  the latest start the departure has had since the guest booked, null if we never changed it;
 *                        the later of this and the current start counts
 *
 * Rule: guest-changes (docs/rules.md)
 */
export function changeCutOffAt(
  policy: CancellationPolicy,
  { startsAt, latestStartsAt }: { readonly startsAt: Date; readonly latestStartsAt: Date | null },
): Date {
  const startMs = Math.max(startsAt.getTime(), latestStartsAt?.getTime() ?? 0)
  return new Date(startMs - policy.fullRefundHoursBefore * MS_PER_HOUR)
}
