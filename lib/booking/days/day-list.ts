import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'

/** Helsinki time on the day before the tours. */
const LISTED_FROM = '17:00'

/** How long we collect changes before e-mailing them together. */
const GATHERED_MINUTES = 5

/**
 * The days whose guest lists are e-mailed to the operator's inboxes: today's, and from 17:00 also tomorrow's.
 *
 * Rule: day-list (docs/rules.md)
 */
export function guestListDaysToEmail(now: Date): readonly Day[] {
  const today = helsinkiDay(now)
  return helsinkiTime(now) < LISTED_FROM ? [today] : [today, addDays(today, 1)]
}

/**
 * A departure's guest list as it is now (`is`, empty if nobody is coming) and as last e-mailed to the inboxes (`told`,
 * empty if nothing was sent).
 */
export type DepartureGuestList = {
  readonly id: number
  readonly startsAt: Date
  readonly is: string
  readonly told: string
  /** When we first noticed that the two lists differ; null if they do not. */
  readonly since: Date | null
}

/** What to do about the upcoming departures of one day. */
export type DayListDecision = {
  /** Ids of the departures to e-mail now. The day's first e-mail is sent without delay. */
  readonly tell: readonly number[]
  /** Departures whose lists have started to differ (`since` is the time), or no longer differ (null). */
  readonly notice: readonly { readonly id: number; readonly since: Date | null }[]
}

/**
 * Decide what to e-mail to the inboxes about one day. Changes after the first e-mail are collected, and any that are
 * reversed in the meantime are not sent.
 */
export function decideDayList(all: readonly DepartureGuestList[], now: Date): DayListDecision {
  const isFirst = all.every(({ told }) => told === '')
  const ahead = all.filter(({ startsAt }) => startsAt > now)
  const changed = ahead.filter(({ is, told }) => is !== told)
  const isTime = changed.some(({ since }) => since && addMinutes(since, GATHERED_MINUTES) <= now)
  if (changed.length > 0 && (isFirst || isTime)) return { tell: changed.map(({ id }) => id), notice: [] }
  return {
    tell: [],
    notice: [
      ...changed.flatMap(({ id, since }) => (since ? [] : [{ id, since: now }])),
      ...ahead.flatMap(({ id, is, told, since }) => (is === told && since ? [{ id, since: null }] : [])),
    ],
  }
}
