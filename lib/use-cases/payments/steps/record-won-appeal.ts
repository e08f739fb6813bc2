import 'server-only'
import { decideAppealWon } from '@/lib/booking/money/appeal'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { closeDispute, type StoredDispute } from '@/lib/db/money/disputes'
import { addPaymentMovement, loadDisputeRow, loadLedger } from '@/lib/db/money/ledger'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { documentAppeal } from '@/lib/use-cases/payments/steps/document-money'
import { settleDispute } from '@/lib/use-cases/payments/steps/settle-dispute'

/**
 * Record that a lost dispute was won on appeal, so that the money is ours again. Rule: disputed-payment (docs/rules.md)
 */
export async function recordWonAppeal(
  db: Db,
  { id, cents, writtenOffCents }: StoredDispute,
  context: PaymentContext,
): Promise<void> {
  const { payment, now } = context
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const end = decideAppealWon({ ...booking, ledger }, { paymentId: payment.id, cents, writtenOffCents })
  await closeDispute(db, id, { outcome: 'won', now })
  const lost = await loadDisputeRow(db, id)
  const won = { kind: 'dispute_won', cents, at: now, providerId: id } as const
  const movementId = await addPaymentMovement(db, payment, won)
  await documentAppeal(db, { lostId: lost.id, wonId: movementId }, { ...context, booking })
  await settleDispute(db, { id, cents, outcome: 'won', booking, end }, context)
}
