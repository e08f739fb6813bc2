import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'

/**
 * Why an e-mail was not taken. `unreachable`: nobody answered, and every e-mail waiting will go once somebody does.
 * `refused`: this one was answered with a no. `refused_for_good`: with one that is to stay, as for an address that is not
 * there.
 */
export type MailFailure = 'unreachable' | 'refused' | 'refused_for_good'

/** After so long without success a person must look: a guest with a mistyped address may travel tomorrow. */
const GIVE_UP_AFTER_MINUTES: Readonly<Record<MailFailure, number>> = {
  unreachable: 3 * MINUTES_PER_DAY,
  refused: 3 * MINUTES_PER_DAY,
  refused_for_good: 60,
}

/** An e-mail that has waited for so long is worth a look. */
export const LONG_MINUTES = 60

/**
 * When to try to send an e-mail again.
 *
 * @param tries   failures so far, this one included
 * @param since   when it was first queued
 * @param failure  while nobody answers at most a minute passes between two tries; after a no pauses double up to an hour
 * @returns        the next try; null when it is given up
 */
export function nextAttemptAt(
  { tries, since, failure }: { readonly tries: number; readonly since: Date; readonly failure: MailFailure },
  now: Date,
): Date | null {
  if (now >= minutesAfter(since, GIVE_UP_AFTER_MINUTES[failure])) return null
  const [firstSeconds, mostSeconds] = failure === 'unreachable' ? [2, 60] : [15, 3600]
  const seconds = Math.min(firstSeconds * 2 ** Math.min(tries - 1, 20), mostSeconds)
  return minutesAfter(now, seconds / 60)
}
