import 'server-only'
import { decideDisputeEnd } from '@/lib/booking/money/dispute'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { addDispute, closeDispute, findDispute, type StoredDispute } from '@/lib/db/money/disputes'
import { recordHistory } from '@/lib/db/history/history'
import { addPaymentMovement, loadDisputeRow, loadLedger } from '@/lib/db/money/ledger'
import { dropRefusedRefunds, stopRefunds } from '@/lib/db/money/refunds'
import { reportRefundTrouble } from '@/lib/use-cases/payments/steps/report-refund-trouble'
import { documentReturn } from '@/lib/use-cases/payments/steps/document-money'
import { reportDispute } from '@/lib/use-cases/payments/steps/report-dispute'
import { settleDispute } from '@/lib/use-cases/payments/steps/settle-dispute'
import { recordWonAppeal } from '@/lib/use-cases/payments/steps/record-won-appeal'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { log } from '@/lib/observability/log'
import { type DisputeFacts } from '@/lib/stripe/disputes'

/**
 * Record a dispute reported by Stripe, and its outcome, once each. An inquiry takes no money and gets no ledger row.
 *
 * Rule: disputed-payment (docs/rules.md)
 */
export async function recordDispute(db: Db, dispute: DisputeFacts, context: PaymentContext): Promise<void> {
  await reportDispute(db, dispute, context)
  const known = await findDispute(db, dispute.id)
  switch (dispute.state) {
    case 'inquiry':
      return
    case 'inquiry_closed':
      // Stripe first reported this inquiry as a dispute.
      if (known?.outcome === null) await endDispute(db, { ...known, outcome: 'won' }, context)
      return
    case 'open':
    case 'appeal':
      if (!known) await openDispute(db, dispute, context)
      return
    case 'won':
    case 'lost': {
      const { state: outcome } = dispute
      const open = known ?? (await openDispute(db, dispute, context))
      if (open.outcome === null) return endDispute(db, { ...open, outcome }, context)
      if (open.outcome === 'lost' && outcome === 'won') return recordWonAppeal(db, open, context)
      if (open.outcome !== outcome)
        log().error({ dispute: open.id, outcome }, 'a dispute that was won is lost: a person must look')
    }
  }
}

/** Stop every refund due from the payment, automatic or by hand, and alert staff. */
async function openDispute(
  db: Db,
  { id, cents, at }: DisputeFacts,
  { payment, now }: PaymentContext,
): Promise<StoredDispute> {
  for (const stopped of await stopRefunds(db, payment.id))
    await reportRefundTrouble(db, stopped, { trouble: 'disputed', now })
  await addPaymentMovement(db, payment, { kind: 'dispute', cents, at, providerId: id })
  await recordHistory(db, { bookingId: payment.bookingId, what: 'dispute_opened', after: { cents } }, now)
  return addDispute(db, { id, bookingId: payment.bookingId, paymentId: payment.id, cents, openedAt: at })
}

async function endDispute(
  db: Db,
  { id, cents, outcome }: StoredDispute & { readonly outcome: 'won' | 'lost' },
  context: PaymentContext,
): Promise<void> {
  const { payment, now } = context
  // Decide the stopped refunds again, based on the amount that the bank leaves us.
  await dropRefusedRefunds(db, payment.id)
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const end = decideDisputeEnd({ ...booking, ledger }, { paymentId: payment.id, cents, outcome })
  const writtenOffCents = booking.totalCents - end.totalCents
  await closeDispute(db, id, { outcome, now, writtenOffCents })
  let hasNote = false
  if (end.movements.length > 0)
    await addPaymentMovement(db, payment, { kind: 'dispute_won', cents, at: now, providerId: id })
  else {
    const returned = { ...(await loadDisputeRow(db, id)), cents, at: now }
    const notes = await documentReturn(db, { returned, paymentId: payment.id }, { ...context, booking })
    hasNote = notes.includes(returned.id)
  }
  await settleDispute(db, { id, cents, outcome, hasNote, booking, end }, context)
}
