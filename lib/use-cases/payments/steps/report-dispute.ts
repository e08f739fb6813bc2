import 'server-only'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { type DisputeFacts } from '@/lib/stripe/disputes'

/**
 * Notify the operator of a dispute once per state: an inquiry and the chargeback that follows are two e-mails, each
 * with the deadline for evidence. `settleDispute` reports the outcome.
 */
export async function reportDispute(
  db: Db,
  { id, cents, state, evidenceDueAt }: DisputeFacts,
  { payment, departure, now }: PaymentContext,
): Promise<void> {
  if (state === 'won' || state === 'lost') return
  const booking = await loadBooking(db, payment.bookingId)
  const due = evidenceDueAt ? { evidenceDueAt: evidenceDueAt.toISOString() } : {}
  const kind = state === 'inquiry_closed' ? 'dispute-ended-operator' : 'dispute-opened-operator'
  const occasion = { booking, departure, now, cause: `${id}:${state}` }
  await enqueueBookingEmails(db, [kind], { ...occasion, dispute: { cents, state, ...due } })
}
