import { type Day } from '@/lib/calendar/day'
import { daySentence } from '@/lib/night/day-sentence'
import { isEvening } from '@/lib/night/is-evening'
import { nightSentence } from '@/lib/night/night-sentence'
import { type Sky } from '@/lib/night/sky'

/** A departure's hours. */
export type Outing = {
  readonly day: Day
  readonly start: Date
  /** The latest end. Null: agreed with the guest. */
  readonly end: Date | null
}

/** The night of an evening's departure, the daylight of all others; null where nothing certain can be said. */
export function skySentence({ day, start, end }: Outing, skies: readonly Sky[]): string | null {
  if (!isEvening(start)) return daySentence(day, skies)
  return end && nightSentence({ start, end }, day, skies)
}
