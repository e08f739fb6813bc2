import 'server-only'
import { lapseOverdueBookings } from '@/lib/db/bookings'
import { lapseOverdueChanges } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { findDeparture, lockDeparture, type StoredDeparture } from '@/lib/db/departures'
import { hasEmail } from '@/lib/db/emails'
import { recordBookingHistory, recordHistory } from '@/lib/db/history'
import { releaseOverdueReserves } from '@/lib/db/seat-reserves'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'

/**
 * Lock a departure until the transaction ends, mark its expired bookings and changes as lapsed and queue their e-mails.
 * Null when there is no such departure.
 */
export async function lockAndRefreshDeparture(
  db: Db,
  id: number,
  now: Date,
): Promise<StoredDeparture | null> {
  await lockDeparture(db, id)
  const departure = await findDeparture(db, id, now)
  if (!departure?.hasOverdue) return departure
  await releaseOverdueReserves(db, id, now)
  for (const bookingId of await lapseOverdueChanges(db, id, now))
    await recordHistory(db, { bookingId, what: 'change_lapsed' }, now)
  for (const booking of await lapseOverdueBookings(db, id, now)) {
    await recordBookingHistory(db, { what: 'lapsed', after: booking }, now)
    if (booking.paymentMethod === 'crypto' && (await hasEmail(db, booking.id, 'crypto-received-guest')))
      await enqueueBookingEmails(db, ['crypto-lapsed-guest'], { booking, departure, now })
  }
  return departure
}
