import { addDays, type Day, helsinkiDay, isDay } from '@/lib/calendar/day'

/** Resolves a day that the operator typed; `today` depends on the database's clock. */
export type DayResolver = (now: Date) => Day

/** Days from the first to the last, both included. */
export type DayRange = { readonly first: Day; readonly last: Day }

const AHEAD: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 }

/** Parse a day in Helsinki, `today`, `tomorrow` or `2026-12-24`; null for anything else. */
export function parseDayInput(text: string): DayResolver | null {
  const word = text.trim().toLowerCase()
  const ahead = Object.hasOwn(AHEAD, word) ? AHEAD[word] : undefined
  if (ahead !== undefined) return (now) => addDays(helsinkiDay(now), ahead)
  return isDay(word) ? () => word : null
}

/** Split a range such as `2026-12-24..2026-12-26` into its ends, and a day into itself twice; null if an end is missing. */
export function splitDayRange(text: string): readonly [first: string, last: string] | null {
  const [first = '', last = first, ...others] = text.split('..')
  return first && last && others.length === 0 ? [first, last] : null
}
