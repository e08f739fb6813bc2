import { addDays, type Day, helsinkiDay, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'

/**
 * How many days before the tour guests get a reminder. The second is only for reminders that could not be sent on the
 * first.
 */
const REMINDED_DAYS_BEFORE = [2, 1] as const

/**
 * How many days after a tour its guests may get a thank-you e-mail. The later days are only for e-mails that could not be sent earlier.
 */
const THANKED_DAYS_AFTER = [1, 2, 3] as const

/**
 * From when the e-mails are sent, in Helsinki time: they wake nobody up, and the office has the morning after a tour to
 * record how it went.
 */
const REMINDED_FROM = '10:00'
const THANKED_FROM = '15:00'
const UNTIL = '20:00'

/**
 * The tour days whose guests should get a reminder or a thank-you e-mail now.
 *
 * Rule: around-the-tour (docs/rules.md)
 */
export function tourDaysDueEmail(now: Date): Readonly<Record<'reminded' | 'thanked', readonly Day[]>> {
  const [today, time] = [helsinkiDay(now), helsinkiTime(now)]
  const isFrom = (from: string) => from <= time && time < UNTIL
  return {
    reminded: isFrom(REMINDED_FROM) ? REMINDED_DAYS_BEFORE.map((days) => addDays(today, days)) : [],
    thanked: isFrom(THANKED_FROM) ? THANKED_DAYS_AFTER.map((days) => addDays(today, -days)) : [],
  }
}

/**
 * Whether a guest needs a reminder. Those who booked or moved to this date after its reminders began do not: they have
 * only just had an e-mail about it.
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
