import 'server-only'
import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { type ChoiceDecision, decideChoice } from '@/lib/booking/choices/choice-outcome'
import { type OpenDate } from '@/lib/booking/days/open-date'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty, countParty } from '@/lib/booking/seats/places'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { toChoice } from '@/lib/use-cases/changes/to-choice'
import { listDatesOfTour } from '@/lib/use-cases/guest-page/list-dates-of-tour'
import { changeableDeparture, loadCase } from '@/lib/use-cases/booking/load-case'

/**
 * List the dates of a booking's tour, each judged as a choice. We pay the difference for a more expensive one.
 * After a merge or a new start time, the booking's current date is among them.
 *
 * Rule: choice-gives (docs/rules.md)
 */
export async function listChoiceDates(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
  actor: OnBehalf['actor'] = 'guest',
): Promise<readonly OpenDate[]> {
  const stored = await findOpenChoice(database(), booking.id)
  if (!stored) return []
  const choice = toChoice(stored, departure.startsAt)
  const isReturnTrip = choice.cause === 'lights_not_seen'
  const { changeable } = await loadCase(database(), booking)
  const chooser = { booking: changeable, departure: changeableDeparture(departure), actor }
  const { tourId } = departure
  return listDatesOfTour(
    {
      tourId,
      seats: seatsFor(isReturnTrip ? returnTripParty(booking.places) : countParty(booking.places)),
      until: isReturnTrip ? choice.returnTripUntil : booking.returnTripUntil,
      judge: (to) => differenceOf(decideChoice(choice, { option: 'another_date', to }, chooser, now)),
    },
    now,
  )
}

function differenceOf(decision: ChoiceDecision): number | null {
  if (decision.kind === 'refused') return null
  if (decision.kind !== 'moved') return 0
  return 0 - totalRefundCents(decision.returns)
}
