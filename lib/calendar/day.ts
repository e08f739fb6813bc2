import { MS_PER_DAY, MS_PER_HOUR } from '@/lib/calendar/duration'

/**
 * A calendar day in Europe/Helsinki, written `YYYY-MM-DD`. Not a `Date`, because a time zone could shift it to another
 * day.
 */
export type Day = string

/** The time zone of every day and time on this site. */
export const HELSINKI_TIME_ZONE = 'Europe/Helsinki'

/** Whether a text is a day that exists, not `2027-02-29`, for example, in the years 2000 to 2999: a day in others is a typo. */
export function isDay(text: string): text is Day {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const utc = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text)
}

/** The day in Helsinki at a given instant, regardless of the time zone that the program runs in. */
export function helsinkiDay(instant: Date): Day {
  const { year, month, day } = helsinkiClock(instant)
  return `${year}-${month}-${day}`
}

/**
 * The instant at which Helsinki's clocks show a given time.
 *
 * @param time  `HH:MM`
 *
 * If the clocks skip that time, the result is an hour later; if it occurs twice, the first one counts.
 */
export function helsinkiInstant(day: Day, time: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const summer = new Date(asIfUtc - 3 * MS_PER_HOUR)
  return offsetMs(summer) === 3 * MS_PER_HOUR ? summer : new Date(asIfUtc - 2 * MS_PER_HOUR)
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/** List the days from the first to the last, both included; empty if the last is before the first. */
export function listDaysBetween(first: Day, last: Day): readonly Day[] {
  const count = (Date.parse(last) - Date.parse(first)) / MS_PER_DAY + 1
  return Array.from({ length: Math.max(0, count) }, (_, ahead) => addDays(first, ahead))
}

/** The day of the week: 0 for Monday, 6 for Sunday. */
export function weekdayIndex(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The time in Helsinki at a given instant: `20:00`. */
export function helsinkiTime(instant: Date): string {
  const { hour, minute } = helsinkiClock(instant)
  return `${hour}:${minute}`
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: HELSINKI_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

function helsinkiClock(instant: Date) {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts
  return { year, month, day, hour, minute, second }
}

function offsetMs(instant: Date): number {
  const { year, month, day, hour, minute, second } = helsinkiClock(instant)
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) -
    Math.floor(instant.getTime() / 1000) * 1000
  )
}
