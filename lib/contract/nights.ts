import { type Day } from '@/lib/calendar/day'
import { type Heights } from '@/lib/night/heights'
import { type MoonPhase } from '@/lib/night/moon-phase'

/** `GET /nights/{YYYY-MM}.json` answers it: what is certain of each day of a month. Rule: night-table (docs/rules.md) */
export type NightsAnswer = { readonly days: readonly NightRecord[] }

/** Instants are ISO 8601 in UTC; null where there is none. */
export type NightRecord = {
  readonly date: Day
  readonly sunrise: string | null
  readonly sunset: string | null
  readonly civilDusk: string | null
  readonly civilDawn: string | null
  readonly nauticalDusk: string | null
  readonly nauticalDawn: string | null
  readonly astronomicalDusk: string | null
  readonly astronomicalDawn: string | null
  readonly moonrise: string | null
  readonly moonset: string | null
  readonly moonShare: number
  readonly moonPhase: MoonPhase
  /** Dark hours of each tour's ordinary hours, by its id; null where a tour's end is agreed with the guest. */
  readonly dark: Readonly<Record<string, number | null>>
}

/** `GET /nights/heights/{YYYY-MM}.json` answers it: the way of sun and moon, for drawing it. */
export type HeightsAnswer = { readonly days: readonly Heights[] }
