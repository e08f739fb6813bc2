import { addDays, type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type Season } from '@/lib/calendar/season'
import { type Language, LOCALES } from '@/lib/language/language'

/** `Saturday, 12 December 2026` */
export function formatDay(day: Day, language: Language = 'en'): string {
  return `${write(day, 'weekday', language)}, ${formatDate(day, language)}`
}

/** `Sat 12 Dec`: a day that is near, where there is little room. */
export function formatShortDay(day: Day, language: Language = 'en'): string {
  return `${formatWeekday(day, language)} ${write(day, 'shortDayOfYear', language)}`
}

/** `12 December 2026`: a day whose weekday says nothing, such as the date of a text. */
export function formatDate(day: Day, language: keyof typeof LOCALES = 'en'): string {
  return write(day, 'date', language)
}

/** `12 December` */
export function formatDayOfYear(day: Day, language: Language = 'en'): string {
  return write(day, 'dayOfYear', language)
}

/** `Sat` */
export function formatWeekday(day: Day, language: Language = 'en'): string {
  return write(day, 'shortWeekday', language)
}

/** `Mon` to `Sun` */
export function weekdayNames(language: Language = 'en'): readonly string[] {
  const monday = '2024-01-01'
  return Array.from({ length: 7 }, (_, ahead) => formatWeekday(addDays(monday, ahead), language))
}

/** `December 2026` */
export function formatMonth(month: Month, language: Language = 'en'): string {
  return write(`${month}-01`, 'month', language)
}

/** `15 September to 15 April`: a season as guests read it, without its years. */
export function seasonText({ start, end }: Season, language: Language = 'en'): string {
  // Any leap year will do.
  const [first, last] = [start, end].map((monthDay) => formatDayOfYear(`2000-${monthDay}`, language))
  return `${first} to ${last}`
}

/** `Saturday, 12 December 2026 at 20:00 (Finnish time)` */
export function formatInstant(instant: Date, language: Language = 'en'): string {
  return `${formatDay(helsinkiDay(instant), language)} at ${helsinkiTime(instant)} (Finnish time)`
}

const SHAPES = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  shortDayOfYear: { day: 'numeric', month: 'short' },
  shortWeekday: { weekday: 'short' },
  weekday: { weekday: 'long' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: making a format takes far longer than using it, and a calendar writes all its days at each keystroke. */
function write(day: Day, shape: keyof typeof SHAPES, language: keyof typeof LOCALES): string {
  const key = language + shape
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', ...SHAPES[shape] })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}
