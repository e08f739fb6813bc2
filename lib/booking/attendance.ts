import { minutesAfter } from '@/lib/calendar/duration'

/** Before the start guests are picked up, one place after the other. */
const PICK_UP_MINUTES = 60

/** Whether a party came, as far as it is written down. */
export function attendanceOf({
  cameAt,
  noShowAt,
}: {
  readonly cameAt: Date | null
  readonly noShowAt: Date | null
}): AttendanceShown {
  return noShowAt ? 'no_show' : cameAt ? 'came' : 'none'
}

export type AttendanceShown = 'came' | 'no_show' | 'none'

/** Whether it is time to write down that a party came, or did not. Rule: no-show (docs/rules.md) */
export function canTick(what: string, startsAt: Date, now: Date): boolean {
  return now >= (what === 'came' ? minutesAfter(startsAt, -PICK_UP_MINUTES) : startsAt)
}
