import { addDays, type Day, helsinkiDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'

/** Days before the tour on which its guests are reminded; made up for on the next where nothing could be sent. */
const REMINDED_DAYS_BEFORE = [2, 1] as const

/** Days after it on which they are thanked, in the same way. */
const THANKED_DAYS_AFTER = [1, 2, 3] as const

/** In Helsinki: nobody is woken, and in the morning after a tour the office may still say how it was. */
const REMINDED_FROM = '10:00'
const THANKED_FROM = '15:00'
const UNTIL = '20:00'

/**
 * The days of the tours whose guests are to be written to at an instant.
 *
 * Rule: around-the-tour (docs/rules.md)
 */
export function daysToWriteOf(now: Date): Readonly<Record<'reminded' | 'thanked', readonly Day[]>> {
  const [today, time] = [helsinkiDay(now), helsinkiTime(now)]
  const isFrom = (from: string) => from <= time && time < UNTIL
  return {
    reminded: isFrom(REMINDED_FROM) ? REMINDED_DAYS_BEFORE.map((days) => addDays(today, days)) : [],
    thanked: isFrom(THANKED_FROM) ? THANKED_DAYS_AFTER.map((days) => addDays(today, -days)) : [],
  }
}

/** Who booked, or was moved to the date, after its reminders began has just had an e-mail about it. */
export function isToBeReminded({
  day,
  onDateSince,
}: {
  readonly day: Day
  readonly onDateSince: Date
}): boolean {
  return onDateSince < helsinkiInstant(addDays(day, -REMINDED_DAYS_BEFORE[0]), REMINDED_FROM)
}
