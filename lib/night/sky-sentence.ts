import { type Day } from '@/lib/calendar/day'
import { daySentence } from '@/lib/night/day-sentence'
import { isEvening } from '@/lib/night/is-evening'
import { nightSentence } from '@/lib/night/night-sentence'
import { type Sky } from '@/lib/night/sky'

/** A departure's hours. */
export type DepartureHours = {
  readonly day: Day
  readonly start: Date
  /** The latest end. Null if it is agreed with the guest. */
  readonly end: Date | null
}

/** For an evening departure its night, for all others its daylight; null if nothing certain can be said. */
export function skySentence({ day, start, end }: DepartureHours, skies: readonly Sky[]): string | null {
  if (!isEvening(start)) return daySentence(day, skies)
  return end && nightSentence({ start, end }, day, skies)
}
