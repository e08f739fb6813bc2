import 'server-only'
import { decideOutsideRefund } from '@/lib/booking/refund'
import { changeBooking, loadBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history'
import { addBounce, addCorrections, addPaymentMovement, findRefundRow } from '@/lib/db/ledger'
import { addRefund, changeRefund, findRefund, listRefundsAsked } from '@/lib/db/refunds'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { finishRefund, reportRefund } from '@/lib/use-cases/payments/steps/finish-refund'
import { documentReturn } from '@/lib/use-cases/payments/steps/document-money'
import { type PaymentContext } from '@/lib/use-cases/payments/follow-payment'
import { type RefundFacts } from '@/lib/stripe/payments'

/**
 * Record a refund that Stripe tells of, once.
 *
 * @returns  whether it is news of money that somebody returned by hand, in Stripe's dashboard
 */
export async function recordRefund(db: Db, refund: RefundFacts, context: PaymentContext): Promise<boolean> {
  const known = await findRefundRow(db, refund.id)
  if (refund.isLost) {
    if (!known?.hasBounced) await recordBounce(db, refund, { ...context, known })
    return false
  }
  if (known) return false
  const ours = refund.refundId === null ? null : await findRefund(db, refund.refundId)
  if (ours && ours.paymentId === context.payment.id && ours.state !== 'done') {
    await finishRefund(db, ours, refund, context)
    return false
  }
  await recordOutsideRefund(db, refund, context)
  return true
}

/** What of the same payment was due to go back is settled by it. Rule: goodwill-refund (docs/rules.md) */
async function recordOutsideRefund(db: Db, refund: RefundFacts, context: PaymentContext): Promise<void> {
  const { payment, now } = context
  const asked = await listRefundsAsked(db, payment.id)
  const askedCents = asked.reduce((sum, { cents }) => sum + cents, 0)
  const booking = await loadBooking(db, payment.bookingId)
  const decision = decideOutsideRefund(booking, { cents: refund.cents, askedCents })
  const { cents, at } = refund
  const movementId = await addPaymentMovement(db, payment, {
    kind: 'refund',
    cents,
    at,
    providerId: refund.id,
  })
  const returned = { id: movementId, cents, at }
  const told = { bookingId: booking.id, what: 'money_returned', after: { cents }, why: 'dashboard' } as const
  await recordHistory(db, told, now)
  const documents = await documentReturn(db, { returned, paymentId: payment.id }, { ...context, booking })
  await enqueueBookingEmails(db, ['credit-note-guest'], {
    ...context,
    booking,
    documents,
    paidBy: [payment.method],
    refund: { cents, reason: 'cancelled' },
    cause: refund.id,
  })
  await addCorrections(db, booking.id, decision.corrections, now)
  if (decision.totalCents !== booking.totalCents) {
    const after = await changeBooking(db, booking.id, { totalCents: decision.totalCents })
    await recordBookingHistory(db, { what: 'changed', why: 'dashboard', before: booking, after }, now)
  }
  let still = decision.settlesCents
  for (const one of asked) {
    const settled = Math.min(still, one.cents)
    still -= settled
    if (settled === 0) continue
    if (settled < one.cents) {
      // Another amount under the same key would be refused.
      await changeRefund(db, one.id, { cents: one.cents - settled, attempt: one.attempt + 1 })
      continue
    }
    await changeRefund(db, one.id, { state: 'dropped', lastError: null })
    await reportRefund(db, one, { cents: 0, documents: [], context })
  }
}

/** The guest's bank did not take it: a person must find another way. Rule: refund-asked (docs/rules.md) */
async function recordBounce(
  db: Db,
  refund: RefundFacts,
  {
    payment,
    departure,
    now,
    known,
  }: PaymentContext & { readonly known: Awaited<ReturnType<typeof findRefundRow>> },
): Promise<void> {
  const booking = await loadBooking(db, payment.bookingId)
  const ours = refund.refundId === null ? null : await findRefund(db, refund.refundId)
  const reason = ours?.reason ?? 'cancelled'
  const told = { bookingId: booking.id, what: 'refund_bounced', after: { cents: refund.cents } } as const
  await recordHistory(db, told, now)
  if (known) {
    await addBounce(db, payment, known, now)
    const { id: insteadOf, cents } = known
    const of = { bookingId: booking.id, paymentId: payment.id, insteadOf }
    // The guest has read this figure.
    const again = { ...of, cents, promisedCents: cents, reason }
    await addRefund(db, { ...again, state: 'by_hand' }, now)
  } else if (ours && ours.paymentId === payment.id && ours.state !== 'done')
    await changeRefund(db, ours.id, { state: 'by_hand' })
  await enqueueBookingEmails(db, ['refund-failed-operator'], {
    booking,
    departure,
    now,
    refund: { cents: refund.cents, reason, trouble: 'bounced', providerCode: refund.providerCode },
    cause: refund.id,
  })
}
