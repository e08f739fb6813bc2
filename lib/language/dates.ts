import { type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type Season } from '@/lib/calendar/season'
import { type DateLanguage, type Language, toLocale } from '@/lib/language/language'

/** `Saturday, 12 December 2026` */
export function formatDay(day: Day, language: Language = 'en'): string {
  return `${write(day, { weekday: 'long' }, language)}, ${formatDate(day, language)}`
}

/** `Sat 12 Dec`: for a day in the near future, where space is short. */
export function formatShortDay(day: Day, language: Language = 'en'): string {
  return `${formatWeekday(day, language)} ${write(day, { day: 'numeric', month: 'short' }, language)}`
}

/** `12 December 2026`: for a date whose weekday does not matter, such as that of an article. */
export function formatDate(day: Day, language: DateLanguage = 'en'): string {
  return write(day, { day: 'numeric', month: 'long', year: 'numeric' }, language)
}

/** `12 December` */
export function formatDayOfYear(day: Day, language: Language = 'en'): string {
  return write(day, { day: 'numeric', month: 'long' }, language)
}

/** `Sat` */
export function formatWeekday(day: Day, language: Language = 'en'): string {
  return write(day, { weekday: 'short' }, language)
}

/** `Mon` to `Sun` */
export function weekdayNames(language: Language = 'en'): readonly string[] {
  // The first week of 2024 begins on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((date) => formatWeekday(`2024-01-0${date}`, language))
}

/** `December 2026` */
export function formatMonth(month: Month, language: Language = 'en'): string {
  return write(`${month}-01`, { month: 'long', year: 'numeric' }, language)
}

/** `15 September to 15 April`: a season without years, as shown to guests. */
export function formatSeason({ start, end }: Season, language: Language = 'en'): string {
  // In a leap year, so that 29 February exists.
  const [first, last] = [start, end].map((monthDay) => formatDayOfYear(`2000-${monthDay}`, language))
  return `${first} to ${last}`
}

/** `Saturday, 12 December 2026 at 20:00 (Finnish time)` */
export function formatInstant(instant: Date, language: Language = 'en'): string {
  return `${formatDay(helsinkiDay(instant), language)} at ${helsinkiTime(instant)} (Finnish time)`
}

/** `Wednesday 9 December, 20:00`: an end in the near future, in Finnish time, where the year is known. */
export function formatDeadline(instant: Date, language: Language = 'en'): string {
  const day = helsinkiDay(instant)
  const weekday = write(day, { weekday: 'long' }, language)
  return `${weekday} ${formatDayOfYear(day, language)}, ${helsinkiTime(instant)}`
}

const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * Formatters are cached: creating one takes far longer than using it, and a calendar formats all its days on every
 * keystroke.
 */
function write(day: Day, shape: Intl.DateTimeFormatOptions, language: DateLanguage): string {
  const key = language + JSON.stringify(shape)
  formats[key] ??= new Intl.DateTimeFormat(toLocale(language), { timeZone: 'UTC', ...shape })
  return formats[key].format(new Date(`${day}T00:00:00Z`))
}
