import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'

/** In Helsinki: on the day after the tour from nine, and once more on the next day from noon. */
const ASKED_FROM = '09:00'
const AGAIN_FROM = '12:00'

/** Nobody is asked at night; what could not be sent in time is made up for until the next time of asking. */
const UNTIL = '20:00'

/** For the first time, or once more. */
export type Round = 'first' | 'again'

/**
 * The nights of which the operator is asked at an instant whether the lights were seen.
 *
 * Rule: lights-question (docs/rules.md)
 */
export function nightsToAskAbout(now: Date): readonly { readonly day: Day; readonly round: Round }[] {
  const [today, time] = [helsinkiDay(now), helsinkiTime(now)]
  if (time < ASKED_FROM || time >= UNTIL) return []
  const round = time < AGAIN_FROM ? 'first' : 'again'
  return [
    { day: addDays(today, -1), round: 'first' },
    { day: addDays(today, -2), round },
  ]
}
