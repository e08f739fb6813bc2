/** The moon's phases in order, as shown to guests. */
export const MOON_PHASES = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full moon',
  'waning gibbous',
  'last quarter',
  'waning crescent',
] as const

export type MoonPhase = (typeof MOON_PHASES)[number]
