import { helsinkiTime } from '@/lib/calendar/day'

/** Hours since noon on the clocks in Helsinki: 20:00 is 8, 05:00 is 17. They jump when the clocks change. */
export function hoursSinceNoon(instant: Date): number {
  const [hours = 0, minutes = 0] = helsinkiTime(instant).split(':').map(Number)
  return ((hours + 12) % 24) + minutes / 60
}
