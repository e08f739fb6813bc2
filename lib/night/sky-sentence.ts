import { type Day, helsinkiTime } from '@/lib/calendar/day'
import { daySentence } from '@/lib/night/day-sentence'
import { nightSentence } from '@/lib/night/night-sentence'
import { type Sky } from '@/lib/night/sky'

/** A departure's hours. */
export type Outing = {
  readonly day: Day
  readonly start: Date
  /** The latest end. Null: agreed with the guest. */
  readonly end: Date | null
}

const EVENING = '17:00'

/** The night of an evening's departure, the daylight of all others; null where nothing certain can be said. */
export function skySentence({ day, start, end }: Outing, skies: readonly Sky[]): string | null {
  if (!isEvening(start)) return daySentence(day, skies)
  return end && nightSentence({ start, end }, day, skies)
}

/** Whether a tour is one of the night: it starts at 17:00 or later. */
function isEvening(start: Date): boolean {
  return helsinkiTime(start) >= EVENING
}
