/** The moon's phases in their order, as guests read them. */
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
