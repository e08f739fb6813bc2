import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'

/** Helsinki time: from nine on the day after the tour, and again from noon on the next day. */
const ASKED_FROM = '09:00'
const AGAIN_FROM = '12:00'

/** Nobody is asked at night; a question that could not be sent in time is sent before the next round begins. */
const UNTIL = '20:00'

/** The first question or the reminder. */
export type Round = 'first' | 'again'

/**
 * The nights to ask the operator about now: were the lights seen?
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
