import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { minutesAfter } from '@/lib/calendar/duration'

/** In Helsinki, on the day before. */
const LISTED_FROM = '17:00'

/** So long changes are gathered, and then told at once. */
const GATHERED_MINUTES = 5

/**
 * The days whose departures the inboxes are told of at an instant: today's, and from 17:00 on tomorrow's.
 *
 * Rule: day-list (docs/rules.md)
 */
export function daysToList(now: Date): readonly Day[] {
  const today = helsinkiDay(now)
  return helsinkiTime(now) < LISTED_FROM ? [today] : [today, addDays(today, 1)]
}

/** A departure as it is, and as the inboxes were told; empty where nobody comes, and where nothing was told. */
export type ListedDeparture = {
  readonly id: number
  readonly startsAt: Date
  readonly is: string
  readonly told: string
  /** Since when the two differ, as far as that was noticed. */
  readonly since: Date | null
}

/** What is to be done about the departures of one day that have not begun. */
export type DayListDecision = {
  /** These are told now, the first of the day without delay. */
  readonly tell: readonly number[]
  /** They have changed, or are what they were again: from when on, or no more. */
  readonly notice: readonly { readonly id: number; readonly since: Date | null }[]
}

/**
 * Decide what the inboxes are told of one day. What changes after the first e-mail is gathered, and what has changed back
 * meanwhile is not told.
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
