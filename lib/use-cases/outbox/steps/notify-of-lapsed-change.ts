import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { hasFailedDebit } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

type LapsedChange = {
  readonly bookingId: string
  readonly changeId: string
  /** The part of its price already received. */
  readonly arrivedCents: number
}

/**
 * Notify a guest, once, that a change has lapsed unpaid. A failed debit has its own e-mail.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export async function notifyOfLapsedChange(
  db: Db,
  { bookingId, changeId, arrivedCents }: LapsedChange,
  now: Date,
): Promise<void> {
  if (await hasFailedDebit(db, changeId)) return
  const booking = await loadBooking(db, bookingId)
  const departure = await loadDeparture(db, booking.departureId, now)
  // A late partial payment holds the change again, and it may lapse again.
  const cause = arrivedCents > 0 ? `${changeId}:${now.toISOString()}` : changeId
  const crypto = { details: null, arrivedCents }
  await enqueueBookingEmails(db, ['change-lapsed-guest'], { booking, departure, now, cause, crypto })
}
