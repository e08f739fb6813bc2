import { type Tour } from '@/lib/booking/tour'

/** Return 'At most 8 guests'. Rule: small-groups (docs/rules.md) */
export function groupSizeText({ seatsPerDeparture }: Tour): string {
  return `At most ${seatsPerDeparture} guests`
}
