import { isAlreadyBooked } from '@/lib/browser/remembered-bookings'
import { findGuestEmail } from '@/lib/browser/session'
import { type StayDaySection } from '@/lib/booking/stay'
import { type Tour } from '@/lib/booking/tour'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'

export type BookedTour = { readonly tourId: number; readonly day: Day }

/** List the tours of a stay that the guest has booked in this tab. Rule: booked-stay (docs/rules.md) */
export function findBookedTours(
  days: readonly StayDaySection[],
  tours: readonly Pick<Tour, 'id' | 'name'>[],
  language: Language,
): readonly BookedTour[] {
  const customer_email = findGuestEmail()
  if (!customer_email) return []
  return days.flatMap(({ day, offers }) =>
    offers.flatMap(({ tourId }) => {
      const tour_name = tours.find(({ id }) => id === tourId)?.name ?? ''
      return isAlreadyBooked({ tour_name, tour_date: formatDay(day, language), customer_email })
        ? [{ tourId, day }]
        : []
    }),
  )
}
