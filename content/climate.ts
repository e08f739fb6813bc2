import { formatDegrees } from '@/content/degrees'
import { type Day } from '@/lib/calendar/day'
import { toMonth } from '@/lib/calendar/month'
import { formatMonth } from '@/lib/language/dates'

type MonthClimate = {
  /** Long-term mean over day and night, in whole degrees Celsius. */
  readonly meanC: number
  /** Usual snow depth in the forest; null outside winter. */
  readonly snow: string | null
}

export const climateSource = {
  name: 'Finnish Meteorological Institute',
  href: 'https://en.ilmatieteenlaitos.fi/statistics-from-1961-onwards',
} as const

/** A typical year in Rovaniemi, rounded, from the climate statistics of `climateSource`. */
const months = {
  january: { meanC: -11, snow: '40 to 60 cm' },
  february: { meanC: -11, snow: '50 to 70 cm' },
  march: { meanC: -6, snow: '60 to 80 cm' },
  april: { meanC: 0, snow: null },
  may: { meanC: 6, snow: null },
  june: { meanC: 12, snow: null },
  july: { meanC: 15, snow: null },
  august: { meanC: 13, snow: null },
  september: { meanC: 7, snow: null },
  october: { meanC: 0, snow: null },
  november: { meanC: -5, snow: '10 to 30 cm' },
  december: { meanC: -9, snow: '20 to 40 cm' },
} as const satisfies Readonly<Record<string, MonthClimate>>

/** Placeholders for texts: 'january.mean' is '−11 °C (12 °F)', 'january.snow' is '40 to 60 cm'. */
export const climateFacts: readonly (readonly [string, string])[] = Object.entries<MonthClimate>(
  months,
).flatMap(([month, { meanC, snow }]) => [
  [`${month}.mean`, averageText(meanC)] as const,
  ...(snow === null ? [] : [[`${month}.snow`, snow] as const]),
])

/** Return `Usual in December: −9 °C (16 °F), the mean of day and night, and 20 to 40 cm of snow in the forest.` */
export function usualWeatherText(day: Day): string {
  const month = formatMonth(toMonth(day)).split(' ', 1).join()
  const found = Object.entries<MonthClimate>(months).find(([name]) => name === month.toLowerCase())
  if (!found) throw new Error(`there is no month ${month}`)
  const [, { meanC, snow }] = found
  const mean = averageText(meanC)
  return `Usual in ${month}: ${mean.charAt(0).toLowerCase()}${mean.slice(1)}, the mean of day and night${snow ? `, and ${snow} of snow in the forest` : ''}.`
}

function averageText(meanC: number): string {
  if (meanC === 0) return `About ${formatDegrees(meanC)}`
  return meanC > 0 ? `+${formatDegrees(meanC)}` : formatDegrees(meanC)
}
