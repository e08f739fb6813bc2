import { MINUTES_PER_DAY, minutesAfter } from '@/lib/calendar/duration'

/**
 * Why an e-mail was not accepted. `unreachable`: the mail server did not respond; all queued e-mails go out once it
 * does. `refused`: this e-mail was rejected temporarily. `refused_for_good`: it was rejected permanently, for example
 * because the address does not exist.
 */
export type MailFailure = 'unreachable' | 'refused' | 'refused_for_good'

/** After this long without success staff must look: a guest with a mistyped address may travel tomorrow. */
const GIVE_UP_AFTER_MINUTES: Readonly<Record<MailFailure, number>> = {
  unreachable: 3 * MINUTES_PER_DAY,
  refused: 3 * MINUTES_PER_DAY,
  refused_for_good: 60,
}

/** An e-mail that has been queued for this long is worth a look. */
export const LATE_EMAIL_MINUTES = 60

/**
 * Compute when to try to send an e-mail again. Pauses double: up to a minute while the server is unreachable, up to an
 * hour after a rejection.
 *
 * @param tries    failures so far, including this one
 * @param since    when it was first queued
 * @returns        time of the next try; null to stop trying
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
