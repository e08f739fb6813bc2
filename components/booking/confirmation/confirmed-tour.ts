import { type Tour } from '@/lib/booking/tour'

/** What the confirmation pages show about a tour. */
export type ConfirmedTour = Pick<Tour, 'name' | 'times' | 'meetingPoint' | 'isPickedUp'>

export function toConfirmedTour({ name, times, meetingPoint, isPickedUp }: Tour): ConfirmedTour {
  return { name, times, meetingPoint, isPickedUp }
}
