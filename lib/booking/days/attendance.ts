import { addMinutes } from '@/lib/calendar/duration'

/** How long before the start of a tour pick-ups begin. */
const PICK_UP_MINUTES = 60

/** Whether a party came; `none` until attendance is recorded. */
export function toAttendanceStatus({
  cameAt,
  noShowAt,
}: {
  readonly cameAt: Date | null
  readonly noShowAt: Date | null
}): AttendanceStatus {
  return noShowAt ? 'no_show' : cameAt ? 'came' : 'none'
}

export type AttendanceStatus = 'came' | 'no_show' | 'none'

/** Whether attendance or a no-show can be recorded yet. Rule: no-show (docs/rules.md) */
export function canRecordAttendance(what: string, startsAt: Date, now: Date): boolean {
  return now >= (what === 'came' ? addMinutes(startsAt, -PICK_UP_MINUTES) : startsAt)
}
