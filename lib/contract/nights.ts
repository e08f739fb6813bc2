import { type Day } from '@/lib/calendar/day'
import { type NightHeights } from '@/lib/night/heights'
import { type MoonPhase } from '@/lib/night/moon-phase'

/** Response of `GET /nights/{YYYY-MM}.json`: the nights of a month. Rule: night-table (docs/rules.md) */
export type NightsResponse = { readonly days: readonly NightRecord[] }

/** The sky of one day. Times are ISO 8601 in UTC; null if the event does not happen. */
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
  /**
   * How many hours of each tour are dark, at its usual times, by tour id; null if the tour's end is agreed with the
   * guest.
   */
  readonly dark: Readonly<Record<string, number | null>>
}

/** Response of `GET /nights/heights/{YYYY-MM}.json`: the heights of sun and moon, for drawing. */
export type NightHeightsResponse = { readonly days: readonly NightHeights[] }
