import { type Day } from '@/lib/calendar/day'
import { type Language } from '@/lib/language/language'
import { formatMonthName } from '@/lib/language/dates'
import { formatCentimetreRange, formatDegrees } from '@/lib/language/units'
import { type Say } from '@/lib/words/say'

type MonthClimate = {
  /** Long-term mean over day and night, in whole degrees Celsius. */
  readonly meanC: number
  /** Usual snow depth in the forest, in centimetres; null outside winter. */
  readonly snowCm: readonly [from: number, to: number] | null
}

/** Where the Finnish Meteorological Institute publishes the figures below. */
export const CLIMATE_SOURCE = 'https://en.ilmatieteenlaitos.fi/statistics-from-1961-onwards'

/** A typical year in Rovaniemi from January to December, rounded, from the statistics at `CLIMATE_SOURCE`. */
const months = {
  january: { meanC: -11, snowCm: [40, 60] },
  february: { meanC: -11, snowCm: [50, 70] },
  march: { meanC: -6, snowCm: [60, 80] },
  april: { meanC: 0, snowCm: null },
  may: { meanC: 6, snowCm: null },
  june: { meanC: 12, snowCm: null },
  july: { meanC: 15, snowCm: null },
  august: { meanC: 13, snowCm: null },
  september: { meanC: 7, snowCm: null },
  october: { meanC: 0, snowCm: null },
  november: { meanC: -5, snowCm: [10, 30] },
  december: { meanC: -9, snowCm: [20, 40] },
} as const satisfies Readonly<Record<string, MonthClimate>>

/** Placeholders for texts: 'january.mean' is '−11 °C (12 °F)', 'january.snow' is '40 to 60 cm'. */
export function climateFacts(
  say: Say<'climate'>,
  language: Language,
): readonly (readonly [string, string])[] {
  return Object.entries<MonthClimate>(months).flatMap(([month, { meanC, snowCm }]) => {
    const degrees = formatMean(meanC, language)
    return [
      [`${month}.mean`, meanC === 0 ? say('aboutDegrees', { degrees }) : degrees] as const,
      ...(snowCm === null ? [] : [[`${month}.snow`, formatCentimetreRange(...snowCm, language)] as const]),
    ]
  })
}

/** Return `Usual in December: −9 °C (16 °F), the mean of day and night, and 20 to 40 cm of snow in the forest.` */
export function usualWeatherText(say: Say<'climate'>, day: Day, language: Language): string {
  const found = Object.values<MonthClimate>(months)[Number(day.slice(5, 7)) - 1]
  if (!found) throw new Error(`there is no month of ${day}`)
  const { meanC, snowCm } = found
  const month = formatMonthName(day, language)
  const degrees = formatMean(meanC, language)
  const mean = meanC === 0 ? say('aboutDegreesInSentence', { degrees }) : degrees
  if (snowCm === null) return say('usual', { month, mean })
  return say('usualWithSnow', { month, mean, snow: formatCentimetreRange(...snowCm, language) })
}

function formatMean(meanC: number, language: Language): string {
  return `${meanC > 0 ? '+' : ''}${formatDegrees(meanC, language)}`
}
