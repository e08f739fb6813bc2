import { addDays, type Day, helsinkiDay, isDay } from '@/lib/calendar/day'

/** Resolves a day that the operator typed; `today` depends on the database's clock. */
export type DayResolver = (now: Date) => Day

const AHEAD: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 }

/** Parse a day in Helsinki, `today`, `tomorrow` or `2026-12-24`; null for anything else. */
export function parseDayInput(text: string): DayResolver | null {
  const word = text.trim().toLowerCase()
  const ahead = Object.hasOwn(AHEAD, word) ? AHEAD[word] : undefined
  if (ahead !== undefined) return (now) => addDays(helsinkiDay(now), ahead)
  return isDay(word) ? () => word : null
}
