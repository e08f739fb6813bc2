import { asCount, jsonFields, asText } from '@/lib/browser/json-fields'
import { addDays, type Day, listDaysBetween } from '@/lib/calendar/day'
import { type Month, toMonth } from '@/lib/calendar/month'
import { type NightHeightsResponse, type NightRecord, type NightsResponse } from '@/lib/contract/nights'
import { type NightHeights } from '@/lib/night/heights'
import { MOON_PHASES } from '@/lib/night/moon-phase'
import { type Sky } from '@/lib/night/sky'

/** Sun and moon data for the month of a day and the month of the day before, sorted by day. */
export type NightData = { readonly skies: readonly Sky[]; readonly heights: readonly NightHeights[] }

/** Throws if the data is unavailable, because the network fails or the month has not been computed yet. */
export async function fetchNightData(day: Day): Promise<NightData> {
  const before = addDays(day, -1)
  const [skies, heights] = await Promise.all([
    Promise.all(listMonths(before, day).map(fetchMonth)),
    Promise.all(listMonths(before, day).map(fetchHeights)),
  ])
  return { skies: skies.flat(), heights: heights.flat() }
}

/** Fetch the data of every month from `first` to `last`, sorted by day. Skips months that are unavailable. */
export async function fetchSkiesBetween(first: Day, last: Day): Promise<readonly Sky[]> {
  const months = await Promise.allSettled(listMonths(first, last).map(fetchMonth))
  return months.flatMap((month) => (month.status === 'fulfilled' ? month.value : []))
}

function listMonths(first: Day, last: Day): readonly Month[] {
  return [...new Set(listDaysBetween(first, last).map(toMonth))]
}

async function fetchMonth(month: Month): Promise<readonly Sky[]> {
  const { days } = jsonFields<NightsResponse>(await readJson(`/nights/${month}.json`))
  return Array.isArray(days) ? days.map(readSky) : []
}

function readSky(day: unknown): Sky {
  const record = jsonFields<NightRecord>(day)
  const { date, sunrise, sunset, civilDusk, civilDawn, nauticalDusk, nauticalDawn } = record
  return {
    date: asText(date),
    sunrise: toInstant(sunrise),
    sunset: toInstant(sunset),
    civilDusk: toInstant(civilDusk),
    civilDawn: toInstant(civilDawn),
    nauticalDusk: toInstant(nauticalDusk),
    nauticalDawn: toInstant(nauticalDawn),
    astronomicalDusk: toInstant(record.astronomicalDusk),
    astronomicalDawn: toInstant(record.astronomicalDawn),
    moonrise: toInstant(record.moonrise),
    moonset: toInstant(record.moonset),
    moonShare: asCount(record.moonShare),
    moonPhase: MOON_PHASES.find((phase) => phase === record.moonPhase) ?? 'new moon',
  }
}

function toInstant(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}

async function fetchHeights(month: Month): Promise<readonly NightHeights[]> {
  const { days } = jsonFields<NightHeightsResponse>(await readJson(`/nights/heights/${month}.json`))
  return Array.isArray(days) ? days.map(readHeights) : []
}

function readHeights(day: unknown): NightHeights {
  const { date, sun, moon } = jsonFields<NightHeights>(day)
  return { date: asText(date), sun: toNumbers(sun), moon: toNumbers(moon) }
}

function toNumbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(asCount) : []
}

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
