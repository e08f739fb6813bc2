import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'

/** From when tomorrow's guest lists are e-mailed, in Helsinki time. */
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

/** A departure's guest list. */
export type DepartureGuestList = {
  readonly id: number
  readonly startsAt: Date
  /** The departure's guest list as it is now; empty if nobody is coming. */
  readonly current: string
  /** The guest list last e-mailed to the operator's inboxes; empty if none was sent. */
  readonly lastSent: string
  /** When we first noticed that the current list differs from the one sent; null if it does not. */
  readonly since: Date | null
}

/** What to do about the upcoming departures of one day. */
export type DayListDecision = {
  /** Ids of the departures whose guest lists to e-mail now. */
  readonly toSend: readonly number[]
  /**
   * Departures whose lists have begun to differ from those sent, with the time (`since`), or no longer differ (null).
   */
  readonly notice: readonly { readonly id: number; readonly since: Date | null }[]
}

/**
 * Decide what to e-mail to the inboxes about one day. The first e-mail is sent at once; later changes are collected, and
 * any that are reversed in the meantime are not sent.
 */
export function decideDayList(all: readonly DepartureGuestList[], now: Date): DayListDecision {
  const isFirst = all.every(({ lastSent }) => lastSent === '')
  const ahead = all.filter(({ startsAt }) => startsAt > now)
  const changed = ahead.filter(({ current, lastSent }) => current !== lastSent)
  const isTime = changed.some(({ since }) => since && addMinutes(since, GATHERED_MINUTES) <= now)
  if (changed.length > 0 && (isFirst || isTime)) return { toSend: changed.map(({ id }) => id), notice: [] }
  return {
    toSend: [],
    notice: [
      ...changed.flatMap(({ id, since }) => (since ? [] : [{ id, since: now }])),
      ...ahead.flatMap(({ id, current, lastSent, since }) =>
        current === lastSent && since ? [{ id, since: null }] : [],
      ),
    ],
  }
}
