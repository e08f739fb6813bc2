import { A_DAY_MINUTES, minutesAfter } from '@/lib/booking/hold'

/** After so long without success a person must look. */
const GIVE_UP_AFTER_MINUTES = 3 * A_DAY_MINUTES

/**
 * When to try to send an e-mail again.
 *
 * @param tries   failures so far, this one included
 * @param since   when it was first queued
 * @param failure `unreachable`: nobody answered, and every e-mail waiting will go once somebody does, so at most a
 *        minute passes between two tries. `refused`: this one was answered with a no; pauses double up to an hour.
 * @returns       the next try; null after three days
 */
export function nextAttemptAt(
  {
    tries,
    since,
    failure,
  }: { readonly tries: number; readonly since: Date; readonly failure: 'unreachable' | 'refused' },
  now: Date,
): Date | null {
  if (now >= minutesAfter(since, GIVE_UP_AFTER_MINUTES)) return null
  const [firstSeconds, mostSeconds] = failure === 'unreachable' ? [2, 60] : [15, 3600]
  const seconds = Math.min(firstSeconds * 2 ** Math.min(tries - 1, 20), mostSeconds)
  return minutesAfter(now, seconds / 60)
}
