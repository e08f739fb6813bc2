import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { minutesAfter } from '@/lib/calendar/duration'

/** Helsinki time, on the day before. */
const LISTED_FROM = '17:00'

/** How long changes are collected before they are sent together. */
const GATHERED_MINUTES = 5

/**
 * The days whose departures are in the e-mail to the inboxes: today, and from 17:00 tomorrow.
 *
 * Rule: day-list (docs/rules.md)
 */
export function dayListDays(now: Date): readonly Day[] {
  const today = helsinkiDay(now)
  return helsinkiTime(now) < LISTED_FROM ? [today] : [today, addDays(today, 1)]
}

/** A departure now, and as last e-mailed to the inboxes; empty if nobody comes, or if nothing was sent. */
export type ListedDeparture = {
  readonly id: number
  readonly startsAt: Date
  readonly is: string
  readonly told: string
  /** When the difference was first noticed; null if it was not. */
  readonly since: Date | null
}

/** What to do about the upcoming departures of one day. */
export type DayListDecision = {
  /** Departures to e-mail now; the day's first e-mail is sent without delay. */
  readonly tell: readonly number[]
  /** Departures whose difference starts (`since`) or has gone (null). */
  readonly notice: readonly { readonly id: number; readonly since: Date | null }[]
}

/**
 * Decide what to e-mail to the inboxes about one day. Changes after the first e-mail are collected; one that has been
 * reversed meanwhile is not sent.
 */
export function decideDayList(all: readonly ListedDeparture[], now: Date): DayListDecision {
  const isFirst = all.every(({ told }) => told === '')
  const ahead = all.filter(({ startsAt }) => startsAt > now)
  const changed = ahead.filter(({ is, told }) => is !== told)
  const isTime = changed.some(({ since }) => since && minutesAfter(since, GATHERED_MINUTES) <= now)
  if (changed.length > 0 && (isFirst || isTime)) return { tell: changed.map(({ id }) => id), notice: [] }
  return {
    tell: [],
    notice: [
      ...changed.flatMap(({ id, since }) => (since ? [] : [{ id, since: now }])),
      ...ahead.flatMap(({ id, is, told, since }) => (is === told && since ? [{ id, since: null }] : [])),
    ],
  }
}
