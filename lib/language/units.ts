import { type Language } from '@/lib/language/language'

/* English readers also get miles, Fahrenheit and inches; all others get metric units only. */

/** Format a distance: `80 km (50 miles)`, `80 km`. Above 300 miles, rounds miles to the nearest ten. */
export function formatKilometres(km: number, language: Language): string {
  if (language !== 'en') return `${km}\u00a0km`
  const miles = toMiles(km)
  return `${km} km (${miles > 300 ? Math.round(miles / 10) * 10 : Math.round(miles)} miles)`
}

/** Format a distance that depends on where exactly: `15 to 20 km (9 to 12 miles)`, `15–20 km`. */
export function formatKilometreRange(from: number, to: number, language: Language): string {
  if (language !== 'en') return `${from}–${to}\u00a0km`
  return `${from} to ${to} km (${Math.round(toMiles(from))} to ${Math.round(toMiles(to))} miles)`
}

/** Format a temperature: `−25 °C (−13 °F)`, `−25 °C`. */
export function formatDegrees(celsius: number, language: Language): string {
  if (language !== 'en') return `${withMinus(celsius)}\u00a0°C`
  return `${withMinus(celsius)} °C (${withMinus(Math.round((celsius * 9) / 5 + 32))} °F)`
}

/** Format a thickness: `10 cm (4 in)`, `10 cm`. */
export function formatCentimetres(cm: number, language: Language): string {
  return language === 'en' ? `${cm} cm (${Math.round(cm / 2.54)} in)` : `${cm}\u00a0cm`
}

/** Format a depth of snow, metric in each language: `40 to 60 cm`, `40–60 cm`. */
export function formatCentimetreRange(from: number, to: number, language: Language): string {
  return language === 'en' ? `${from} to ${to} cm` : `${from}–${to}\u00a0cm`
}

function toMiles(km: number): number {
  return km / 1.609
}

function withMinus(degrees: number): string {
  return degrees < 0 ? `−${-degrees}` : String(degrees)
}
