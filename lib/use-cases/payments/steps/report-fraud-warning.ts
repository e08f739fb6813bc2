import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { findPayment } from '@/lib/db/money/ledger'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/**
 * Notify the operator that the card's bank suspects a payment of fraud: a prompt refund usually prevents a dispute.
 * Staff decide whether to refund.
 *
 * Source: https://docs.stripe.com/radar/early-fraud-warnings
 */
export async function reportFraudWarning(
  db: Db,
  { paymentIntentId, objectId }: { readonly paymentIntentId: string; readonly objectId: string | null },
  now: Date,
): Promise<void> {
  const payment = await findPayment(db, paymentIntentId)
  if (!payment) return
  const booking = await loadBooking(db, payment.bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const dispute = { cents: payment.cents, state: 'fraud_suspected' } as const
  const cause = `${objectId ?? paymentIntentId}:fraud_suspected`
  await enqueueBookingEmails(db, ['dispute-opened-operator'], { booking, departure, now, cause, dispute })
}
