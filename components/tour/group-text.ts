import { type Tour } from '@/lib/booking/tour'

/** 'At most 8 guests' (decision D7). */
export function groupText({ seatsPerDeparture }: Tour): string {
  return `At most ${seatsPerDeparture} guests`
}
