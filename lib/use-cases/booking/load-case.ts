import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { isInSeason } from '@/lib/calendar/season'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange, type StoredChange } from '@/lib/db/bookings/changes'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { isDebitPending } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { loadLedgerWithoutChange } from '@/lib/use-cases/booking/load-own-ledger'

/** Load everything that a decision about a booking needs; lock its departure first if it will be changed. */
export async function loadCase(
  db: Db,
  booking: StoredBooking,
): Promise<{ readonly changeable: ChangeableBooking; readonly openChange: StoredChange | null }> {
  const openChange = await findOpenChange(db, booking.id)
  const { ledger, arrived } = await loadLedgerWithoutChange(db, booking.id, openChange?.id ?? null)
  const changeable = {
    ...booking,
    policy: booking.cancellationPolicy,
    ledger,
    isDebitUnderWay: await isDebitPending(db, booking.id),
    openChange: openChange && { ...openChange, arrived },
    choice: (await findOpenChoice(db, booking.id))?.cause ?? null,
    isUnderChangeByUs: await hasUndoableCommand(db, booking),
  }
  return { changeable, openChange }
}

/** The facts about a departure that a decision needs. A tour removed from the content is off sale. */
export function changeableDeparture(departure: StoredDeparture): ChangeableDeparture {
  const season = findTour(departure.tourId)?.season
  return { ...departure, inSeason: season !== undefined && isInSeason(departure.day, season) }
}
