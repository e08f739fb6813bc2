import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { lastReturnTripDay } from '@/lib/booking/choices/choice'
import { listBookingsWithLightsChoice } from '@/lib/db/bookings/choices'
import { inTransaction } from '@/lib/db/client'
import { findUndoableCommandOnDeparture } from '@/lib/db/history/commands'
import { findLightsReport } from '@/lib/db/departures/lights'
import { openChoice } from '@/lib/use-cases/changes/steps/open-choice'
import { toOpenCommand } from '@/lib/use-cases/booking/begin-command'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

/**
 * If a booking's payment arrived only after a tour on which no lights were seen, give its guest the same choice as the
 * others, once.
 *
 * Rule: debit-under-way (docs/rules.md)
 */
export function offerLateChoice(bookingId: string, now: Date): Promise<void> {
  return inTransaction(async (db) => {
    const { booking, departure } = await lockBooking(db, bookingId, now)
    const tour = findTour(departure.tourId)
    if (!tour || booking.state !== 'confirmed' || booking.noShowAt !== null) return
    if (!(await findLightsReport(db, departure.id)).isSaidNotSeen) return
    if ((await listBookingsWithLightsChoice(db, departure)).has(booking.id)) return
    const until = lastReturnTripDay(departure.day, tour.season)
    const choice = { cause: 'lights_not_seen', departureId: departure.id, returnTripUntil: until } as const
    // If the command that reported no lights can still be undone, undoing it must also remove this choice.
    const last = await findUndoableCommandOnDeparture(db, departure.id)
    const command = last?.name === 'departure not-seen' ? toOpenCommand(last) : undefined
    await openChoice(db, { booking, departure, choice, command }, now)
  })
}
