import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { type StoredRefund } from '@/lib/db/money/refunds'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/** Notify the office inboxes, once for each kind of problem, that an automatic refund has failed. */
export async function reportRefundTrouble(
  db: Db,
  { id, bookingId, cents, reason }: StoredRefund,
  {
    trouble,
    providerCode,
    now,
  }: {
    readonly trouble: NonNullable<BookingFacts['refundTrouble']>
    readonly providerCode?: string | null
    readonly now: Date
  },
): Promise<void> {
  const booking = await loadBooking(db, bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const refund = { cents, reason, trouble, providerCode }
  const cause = `${id}:${trouble}`
  await enqueueBookingEmails(db, ['refund-failed-operator'], { booking, departure, now, refund, cause })
}
