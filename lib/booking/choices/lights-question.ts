import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'

/** Helsinki time: we ask from nine on the day after the tour, and again from noon on the following day. */
const ASKED_FROM = '09:00'
const AGAIN_FROM = '12:00'

/** We ask nobody at night. If the first question could not be sent that day, it is sent the next morning. */
const UNTIL = '20:00'

/** `first`: the question; `again`: the reminder. */
export type LightsQuestionRound = 'first' | 'again'

/**
 * List the nights for which it is now time to ask the operator, or remind them: were the lights seen?
 *
 * Rule: lights-question (docs/rules.md)
 */
export function listNightsToAskAbout(
  now: Date,
): readonly { readonly day: Day; readonly round: LightsQuestionRound }[] {
  const [today, time] = [helsinkiDay(now), helsinkiTime(now)]
  if (time < ASKED_FROM || time >= UNTIL) return []
  const round = time < AGAIN_FROM ? 'first' : 'again'
  return [
    { day: addDays(today, -1), round: 'first' },
    { day: addDays(today, -2), round },
  ]
}
