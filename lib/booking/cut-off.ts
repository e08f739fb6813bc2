import { type CancellationPolicy } from '@/lib/booking/booking'
import { MS_PER_HOUR } from '@/lib/calendar/duration'

/**
 * The instant from which a guest can change no more but details, and gives up a booking without refund. Hours are counted
 * as they pass, whatever the clocks do.
 *
 * @param latestStartsAt  the latest start since the guest booked, where we have changed it: the later one counts
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
