import { minutesAfter } from '@/lib/calendar/duration'

/** Before the start guests are picked up, one place after the other. */
const PICK_UP_MINUTES = 60

/** Whether it is time to write down that a party came, or did not. Rule: no-show (docs/rules.md) */
export function canTick(what: string, startsAt: Date, now: Date): boolean {
  return now >= (what === 'came' ? minutesAfter(startsAt, -PICK_UP_MINUTES) : startsAt)
}
