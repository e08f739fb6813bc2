import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { type ChangeableBooking, type ChangeableDeparture } from '@/lib/booking/changes/changeable-booking'
import { isInSeason } from '@/lib/calendar/season'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { findOpenChoice } from '@/lib/db/bookings/choices'
import { isDebitPending } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { type Ledger } from '@/lib/booking/ledger'
import { listPartPayments, loadLedger } from '@/lib/db/money/ledger'

/** Load everything needed to decide about a booking. If you intend to change it, lock its departure first. */
export async function loadChangeableBooking(
  db: Db,
  booking: StoredBooking,
): Promise<StoredBooking & ChangeableBooking> {
  const openChange = await findOpenChange(db, booking.id)
  const { ledger, arrived } = await loadLedgerWithoutChange(db, booking.id, openChange?.id ?? null)
  return {
    ...booking,
    policy: booking.cancellationPolicy,
    ledger,
    isDebitUnderWay: await isDebitPending(db, booking.id),
    openChange: openChange && { ...openChange, arrived },
    choice: (await findOpenChoice(db, booking.id))?.cause ?? null,
    isUnderChangeByUs: await hasUndoableCommand(db, booking),
  }
}

/** Pick the facts about a departure needed to decide about its bookings. A tour removed from content is off sale. */
export function toChangeableDeparture(departure: StoredDeparture): ChangeableDeparture {
  const season = findTour(departure.tourId)?.season
  return { ...departure, inSeason: season !== undefined && isInSeason(departure.day, season) }
}

/**
 * Load a booking's ledger for a decision that also drops its pending change. Money paid for that change is refunded
 * separately, so it counts as already requested here and is not refunded twice.
 */
export async function loadLedgerWithoutChange(
  db: Db,
  bookingId: string,
  changeId: string | null,
): Promise<{ readonly ledger: Ledger; readonly arrived: Ledger['asked'] }> {
  const ledger = await loadLedger(db, bookingId)
  if (changeId === null) return { ledger, arrived: [] }
  const parts = await listPartPayments(db, { bookingId, changeId }, ledger)
  const arrived = parts.map(({ paymentId, leftCents: cents }) => ({ paymentId, cents }))
  return { ledger: { ...ledger, asked: [...ledger.asked, ...arrived] }, arrived }
}
