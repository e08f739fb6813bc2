import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { hasFailedDebit } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

type LapsedChange = {
  readonly bookingId: string
  readonly changeId: string
  /** What had come of its price in parts. */
  readonly arrivedCents: number
}

/**
 * Tell a guest, once, that a change has lapsed for want of its payment. A debit that failed is told by an e-mail of its own.
 *
 * Rule: dropped-changes (docs/rules.md)
 */
export async function tellOfLapsedChange(
  db: Db,
  { bookingId, changeId, arrivedCents }: LapsedChange,
  now: Date,
): Promise<void> {
  if (await hasFailedDebit(db, changeId)) return
  const booking = await loadBooking(db, bookingId)
  const departure = await loadDeparture(db, booking.departureId, now)
  // A part that comes late holds the change again, and that may lapse as well.
  const cause = arrivedCents > 0 ? `${changeId}:${now.toISOString()}` : changeId
  const crypto = { details: null, arrivedCents }
  await enqueueBookingEmails(db, ['change-lapsed-guest'], { booking, departure, now, cause, crypto })
}
