import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'

/**
 * Why an e-mail was not accepted. `unreachable`: the mail server did not respond, and queued e-mails go out once it
 * does. `refused`: the e-mail was rejected temporarily. `refused_for_good`: it was rejected permanently, for example
 * because the address does not exist.
 */
export type MailFailure = 'unreachable' | 'refused' | 'refused_for_good'

/**
 * How long we try to send an e-mail before staff have to act: a guest with a mistyped address may be travelling
 * tomorrow.
 */
const GIVE_UP_AFTER_MINUTES: Readonly<Record<MailFailure, number>> = {
  unreachable: 3 * MINUTES_PER_DAY,
  refused: 3 * MINUTES_PER_DAY,
  refused_for_good: 60,
}

/** After how many minutes in the queue staff should look into an e-mail. */
export const LATE_EMAIL_MINUTES = 60

/**
 * Compute when to try to send an e-mail again. Pauses double each time: up to a minute while the server is unreachable,
 * up to an hour after a rejection.
 *
 * @param tries    number of failures so far, including this one
 * @param since    when the e-mail was first queued
 * @returns        the time of the next attempt; null to stop trying
 */
export function nextAttemptAt(
  { tries, since, failure }: { readonly tries: number; readonly since: Date; readonly failure: MailFailure },
  now: Date,
): Date | null {
  if (now >= addMinutes(since, GIVE_UP_AFTER_MINUTES[failure])) return null
  const [firstSeconds, mostSeconds] = failure === 'unreachable' ? [2, 60] : [15, 3600]
  const seconds = Math.min(firstSeconds * 2 ** Math.min(tries - 1, 20), mostSeconds)
  return addMinutes(now, seconds / 60)
}
