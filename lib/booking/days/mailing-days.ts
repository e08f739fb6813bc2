import { addDays, type Day, helsinkiDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'

/** Days before the tour on which guests get a reminder; the second makes up for a first that could not be sent. */
const REMINDED_DAYS_BEFORE = [2, 1] as const

/** Days after the tour on which guests get a thank-you; the later ones make up for one that could not be sent. */
const THANKED_DAYS_AFTER = [1, 2, 3] as const

/** Helsinki time: nobody is woken, and on the morning after a tour the office can still record how it went. */
const REMINDED_FROM = '10:00'
const THANKED_FROM = '15:00'
const UNTIL = '20:00'

/**
 * The tour days whose guests should get a reminder or a thank-you now.
 *
 * Rule: around-the-tour (docs/rules.md)
 */
export function mailingDays(now: Date): Readonly<Record<'reminded' | 'thanked', readonly Day[]>> {
  const [today, time] = [helsinkiDay(now), helsinkiTime(now)]
  const isFrom = (from: string) => from <= time && time < UNTIL
  return {
    reminded: isFrom(REMINDED_FROM) ? REMINDED_DAYS_BEFORE.map((days) => addDays(today, days)) : [],
    thanked: isFrom(THANKED_FROM) ? THANKED_DAYS_AFTER.map((days) => addDays(today, -days)) : [],
  }
}

/**
 * Skip guests who booked, or were moved to this date, after its reminders began: they have just had an e-mail about it.
 */
export function needsReminder({
  day,
  onDateSince,
}: {
  readonly day: Day
  readonly onDateSince: Date
}): boolean {
  return onDateSince < helsinkiInstant(addDays(day, -REMINDED_DAYS_BEFORE[0]), REMINDED_FROM)
}
