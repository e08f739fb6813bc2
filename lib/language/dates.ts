import { type Day, helsinkiDay, helsinkiTime } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { type Season } from '@/lib/calendar/season'
import { agree } from '@/lib/language/agree'
import { type DateLanguage, type Language, toLocale } from '@/lib/language/language'

/** Format a day in full: `Saturday, 12 December 2026`, `Samstag, 12. Dezember 2026` */
export function formatDay(day: Day, language: Language = 'en'): string {
  if (language === 'en') return `${write(day, { weekday: 'long' }, language)}, ${formatDate(day, language)}`
  return write(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, language)
}

/** Format a day in the near future, where space is short: `Sat 12 Dec`, `Sa., 12. Dez.`, `sam. 12 déc.` */
export function formatShortDay(day: Day, language: Language = 'en'): string {
  return write(day, { weekday: 'short', day: 'numeric', month: 'short' }, language)
}

/** Format a date whose weekday does not matter, such as that of an article: `12 December 2026` */
export function formatDate(day: Day, language: DateLanguage = 'en'): string {
  return write(day, { day: 'numeric', month: 'long', year: 'numeric' }, language)
}

/** Format a day without its year: `12 December` */
export function formatDayOfYear(day: Day, language: Language = 'en'): string {
  return write(day, { day: 'numeric', month: 'long' }, language)
}

/** Format a day without its year, with its weekday in short form: `Tue 29 December`, `Di., 29. Dezember` */
export function formatWeekdayAndDay(day: Day, language: Language = 'en'): string {
  if (language === 'en') return `${formatWeekday(day)} ${formatDayOfYear(day)}`
  return write(day, { weekday: 'short', day: 'numeric', month: 'long' }, language)
}

/** Format a weekday in short form: `Sat` */
export function formatWeekday(day: Day, language: Language = 'en'): string {
  return write(day, { weekday: 'short' }, language)
}

/** The weekdays in short form, `Mon` to `Sun`. */
export function weekdayNames(language: Language = 'en'): readonly string[] {
  // The first week of January 2024 begins on a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((date) => formatWeekday(`2024-01-0${date}`, language))
}

/** Format a month: `December 2026` */
export function formatMonth(month: Month, language: Language = 'en'): string {
  return write(`${month}-01`, { month: 'long', year: 'numeric' }, language)
}

/** Format the month of a day without its year: `December` */
export function formatMonthName(day: Day, language: Language): string {
  return write(day, { month: 'long' }, language)
}

/** Format the month of a day, where space is short: `Dec`, `déc.` */
export function formatShortMonth(day: Day, language: Language): string {
  const name = write(day, { month: 'short' }, language)
  // British English abbreviates September to four letters, and all other months to three.
  return language === 'en' ? name.slice(0, 3) : name
}

/** Format a season without years, as shown to guests: `15 September to 15 April`, `15 septembre au 15 avril` */
export function formatSeason({ start, end }: Season, language: Language = 'en'): string {
  // Use a leap year, so that 29 February exists.
  const [first, last] = [start, end].map((monthDay) => formatDayOfYear(`2000-${monthDay}`, language))
  return agree(`${first} ${TO[language]} ${last}`, language)
}

const TO: Readonly<Record<Language, string>> = { en: 'to', de: 'bis', fr: 'au', es: 'al', it: 'al' }

/**
 * Format a range of days as a heading: `8 December 2026 to 11 December 2026`, `8. bis 11. Dezember 2026`,
 * `Dall’8 all’11 dicembre 2026`.
 */
export function formatDayRange(from: Day, to: Day, language: Language): string {
  const isSame = (length: number) => from.slice(0, length) === to.slice(0, length)
  const format = language === 'en' || !isSame(4) ? formatDate : isSame(7) ? formatDayNumber : formatDayOfYear
  const start = { en: '', de: '', fr: 'Du ', es: 'Del ', it: 'Dal ' }[language]
  return agree(`${start}${format(from, language)} ${TO[language]} ${formatDate(to, language)}`, language)
}

function formatDayNumber(day: Day, language: Language): string {
  const date = write(day, { day: 'numeric' }, language)
  return language === 'de' ? `${date}.` : date
}

/** Format a time of day, `HH:MM`, as in a sentence: `05:00`, `5 h 00`, `5:00`. German adds `Uhr` in its sentences. */
export function formatTime(time: string, language: Language = 'en'): string {
  if (language === 'en') return time
  return time.replace(/^0?(\d+):/, language === 'fr' ? '$1\u00a0h\u00a0' : '$1:')
}

/** Format the time of day of an instant, in Finnish time: `20:00`, `20 h 00` */
export function formatClock(instant: Date, language: Language): string {
  return formatTime(helsinkiTime(instant), language)
}

/** Format an instant in Finnish time: `Saturday, 12 December 2026 at 20:00 (Finnish time)` */
export function formatInstant(instant: Date, language: Language = 'en'): string {
  const [day, time] = [formatDay(helsinkiDay(instant), language), formatClock(instant, language)]
  return agree(INSTANTS[language](day, time), language)
}

const INSTANTS: Readonly<Record<Language, (day: string, time: string) => string>> = {
  en: (day, time) => `${day} at ${time} (Finnish time)`,
  de: (day, time) => `${day}, ${time}\u00a0Uhr (finnische Zeit)`,
  fr: (day, time) => `${day} à ${time} (heure finlandaise)`,
  es: (day, time) => `${day} a las ${time} (hora de Finlandia)`,
  it: (day, time) => `${day}, ore ${time} (ora finlandese)`,
}

/** Format an instant in a list of the office, which is in Finland: `Sat 12 Dec 2026, 20:00` */
export function formatStamp(instant: Date): string {
  const day = helsinkiDay(instant)
  return `${formatShortDay(day)} ${day.slice(0, 4)}, ${helsinkiTime(instant)}`
}

/** Format a deadline in the near future, in Finnish time, without its year: `Wednesday 9 December, 20:00` */
export function formatDeadline(instant: Date, language: Language = 'en'): string {
  const day = helsinkiDay(instant)
  const date = write(day, { weekday: 'long', day: 'numeric', month: 'long' }, language)
  return agree(DEADLINES[language](date, formatClock(instant, language)), language)
}

const DEADLINES: Readonly<Record<Language, (date: string, time: string) => string>> = {
  en: (date, time) => `${date}, ${time}`,
  de: (date, time) => `${date}, ${time}\u00a0Uhr`,
  fr: (date, time) => `${date} à ${time}`,
  es: (date, time) => `${date} a las ${time}`,
  it: (date, time) => `${date}, ore ${time}`,
}

const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * Date formatters are cached: creating one takes far longer than using it, and a calendar formats all its days on every
 * keystroke.
 */
function write(day: Day, shape: Intl.DateTimeFormatOptions, language: DateLanguage): string {
  const key = language + JSON.stringify(shape)
  formats[key] ??= new Intl.DateTimeFormat(toLocale(language), { timeZone: 'UTC', ...shape })
  const first = FIRST[language]
  const date = new Date(`${day}T00:00:00Z`)
  // 'El martes, 1 de diciembre' is wrong in a sentence, and without its comma it is right everywhere.
  if (language === 'es') return formats[key].format(date).replace(',', '')
  if (first === undefined || !day.endsWith('-01')) return formats[key].format(date)
  return formats[key]
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' ? first : value))
    .join('')
}

/** How the first of a month is written where it is no plain 1. `Intl` does not know. */
const FIRST: Readonly<Partial<Record<DateLanguage, string>>> = { fr: '1er', it: '1º' }
