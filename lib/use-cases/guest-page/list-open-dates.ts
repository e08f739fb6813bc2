import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { decideChange } from '@/lib/booking/changes/change'
import { moveDifferenceCents, type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { toChangeableDeparture, loadChangeableBooking } from '@/lib/use-cases/booking/load-changeable-booking'
import { findTour } from '@/content/tours/all-tours'
import { type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { describeCalendarDay } from '@/lib/calendar/calendar-day'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { listDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'
import { type ChoiceDecision, decideChoice } from '@/lib/booking/choices/choice-outcome'
import { seatsFor } from '@/lib/booking/party'
import { returnTripParty, countGuestsByBand } from '@/lib/booking/seats/places'
import { totalRefundCents } from '@/lib/booking/money/refund'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { toChoice } from '@/lib/use-cases/changes/to-choice'

/**
 * List the other dates of a booking's tour, with the price difference of moving to each.
 *
 * @param askings  on whose behalf to try the move; the first one that a date allows sets its price difference
 */
export async function listOpenDates(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
  askings: readonly Requester[] = [{ actor: 'guest' }],
): Promise<readonly MoveDateOption[]> {
  const changeable = await loadChangeableBooking(database(), booking)
  const from = toChangeableDeparture(departure)
  return listDatesOfTour(
    {
      tourId: departure.tourId,
      seats: booking.seats,
      until: booking.returnTripUntil,
      judge: (to) => {
        const wanted = { kind: 'move', to } as const
        const differences = askings.map((asking) => {
          const request = { booking: changeable, departure: from, wanted, asking }
          return moveDifferenceCents(decideChange(request, now), booking)
        })
        return differences.find((cents) => cents !== null) ?? null
      },
    },
    now,
  )
}

type Wanted = {
  readonly tourId: number
  readonly seats: number
  readonly until: Day | null
  /** The extra cost of moving to a departure, in cents; null if it cannot be chosen. */
  readonly judge: (to: ChangeableDeparture) => number | null
}

/** List a tour's dates that are on sale or full, each with the extra cost of moving there. */
async function listDatesOfTour(
  { tourId, seats, until, judge }: Wanted,
  now: Date,
): Promise<readonly MoveDateOption[]> {
  const tour = findTour(tourId)
  if (!tour) return []
  const today = helsinkiDay(now)
  const wanted = { tour, from: today, to: until ?? undefined, now }
  const departures = await listDeparturesOnSale(database(), wanted)
  return departures.map((departure) => {
    const { id, day, seatsFree } = departure
    const differenceCents = judge(toChangeableDeparture(departure))
    const remainingSlots = differenceCents === null ? seatsFree : Math.max(seatsFree, seats)
    const state = describeCalendarDay({ day, today, availability: { remainingSlots }, seats })
    const isRefused = state.kind === 'available' && differenceCents === null
    return { id, day, state: isRefused ? { kind: 'no_data' } : state, differenceCents }
  })
}

type ChoiceDatesOf = {
  readonly actor?: Requester['actor']
  /** The booking's tour by default, or one that we offered. */
  readonly tourId?: number
}

/**
 * List the dates that a guest with an open choice may move to; if one is more expensive, we pay the difference. After a
 * merge or a new start time, they include the booking's current date.
 *
 * Rule: choice-gives (docs/rules.md)
 */
export async function listChoiceDates(
  booking: StoredBooking,
  departure: StoredDeparture,
  now: Date,
  { actor = 'guest', tourId = departure.tourId }: ChoiceDatesOf = {},
): Promise<readonly MoveDateOption[]> {
  const stored = await findOpenChoice(database(), booking.id)
  if (!stored) return []
  const choice = toChoice(stored, departure.startsAt)
  const isReturnTrip = choice.cause === 'lights_not_seen'
  const changeable = await loadChangeableBooking(database(), booking)
  const chooser = { booking: changeable, departure: toChangeableDeparture(departure), actor }
  return listDatesOfTour(
    {
      tourId,
      seats: seatsFor(isReturnTrip ? returnTripParty(booking.places) : countGuestsByBand(booking.places)),
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
