import 'server-only'
import { decideDashboardRefund } from '@/lib/booking/money/refund'
import { type RefundReason } from '@/lib/booking/money/refund-reasons'
import { decideRefundBounce } from '@/lib/booking/money/outstanding-refunds'
import { updateBooking, loadBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history/history'
import {
  addRefundBounce,
  addCorrections,
  addPaymentMovement,
  findRefundRow,
  loadLedger,
  type StoredPayment,
} from '@/lib/db/money/ledger'
import { hasReceipt } from '@/lib/db/money/receipts'
import {
  addRefund,
  findRefund,
  findWholeRefundCents,
  listOpenRefunds,
  updateRefund,
} from '@/lib/db/money/refunds'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { finishRefund, reportRefund } from '@/lib/use-cases/payments/steps/finish-refund'
import { reduceRefundRequests } from '@/lib/use-cases/payments/steps/reduce-refund-requests'
import { issueCreditNote } from '@/lib/use-cases/payments/steps/issue-documents'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { type RefundFacts } from '@/lib/stripe/payments'

/**
 * Record a refund reported by Stripe, once.
 *
 * @returns  whether it is a refund that staff made in Stripe's dashboard and that is new to us
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

/**
 * Record a refund made in Stripe's dashboard. It settles refunds due from the same payment.
 * Rule: goodwill-refund (docs/rules.md)
 */
async function recordOutsideRefund(db: Db, refund: RefundFacts, context: PaymentContext): Promise<void> {
  const { payment, now } = context
  const asked = await listOpenRefunds(db, payment.id)
  const askedCents = asked.reduce((sum, { cents }) => sum + cents, 0)
  const booking = await loadBooking(db, payment.bookingId)
  const decision = decideDashboardRefund(booking, { cents: refund.cents, askedCents })
  const { cents, at, id: providerId } = refund
  const movementId = await addPaymentMovement(db, payment, { kind: 'refund', cents, at, providerId })
  const settled = await reduceRefundRequests(db, context, decision.settlesCents)
  const returned = { id: movementId, cents, at }
  const told = { bookingId: booking.id, what: 'money_returned', after: { cents }, why: 'dashboard' } as const
  await recordHistory(db, told, now)
  const documents = await issueCreditNote(db, { returned, paymentId: payment.id }, { ...context, booking })
  // A refund that replaces one that we decided is a part of the same whole.
  const [replaced] = decision.settlesCents === cents ? asked : []
  const wholeCents = replaced && (await findWholeRefundCents(db, replaced))
  await enqueueBookingEmails(db, ['credit-note-guest'], {
    ...context,
    booking,
    documents,
    paidBy: [payment.method],
    refund: { cents, wholeCents, reason: 'cancelled' },
    cause: refund.id,
  })
  await addCorrections(db, booking.id, decision.corrections, now)
  if (decision.totalCents !== booking.totalCents) {
    const after = await updateBooking(db, booking.id, { totalCents: decision.totalCents })
    await recordBookingHistory(db, { what: 'changed', why: 'dashboard', before: booking, after }, now)
  }
  // If an e-mail has already stated the amount to the guest, it was correct: only how it is paid differs, as the credit
  // note says.
  for (const one of settled.filter(({ promisedCents }) => promisedCents === null)) {
    // Attach the receipt if it has not been e-mailed yet. Rule: receipt-papers (docs/rules.md)
    const receipt = (await hasReceipt(db, payment.id)) ? [payment.id] : []
    await reportRefund(db, one, { cents: 0, documents: receipt, context })
  }
}

/**
 * Record that the guest's bank rejected a refund, so that staff must send the money another way.
 * Rule: refund-asked (docs/rules.md)
 */
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
  const isUnderWay = ours?.state === 'due' || ours?.state === 'waiting'
  if (known) await requestBouncedAgain(db, { booking, payment, bounced: known, reason }, now)
  else if (ours && isUnderWay && ours.paymentId === payment.id)
    await updateRefund(db, ours.id, { state: 'by_hand' })
  await enqueueBookingEmails(db, ['refund-failed-operator'], {
    booking,
    departure,
    now,
    refund: { cents: refund.cents, reason, trouble: 'bounced', providerCode: refund.providerCode },
    cause: refund.id,
  })
}

/** Have staff refund the bounced amount another way, less anything that the guest has since received. */
async function requestBouncedAgain(
  db: Db,
  {
    booking,
    payment,
    bounced,
    reason,
  }: {
    readonly booking: StoredBooking
    readonly payment: StoredPayment
    readonly bounced: { readonly id: string; readonly cents: number }
    readonly reason: RefundReason
  },
  now: Date,
): Promise<void> {
  await addRefundBounce(db, payment, bounced, now)
  const { totalCents } = booking
  const ledger = await loadLedger(db, booking.id)
  const of = { paymentId: payment.id, cents: bounced.cents }
  const { askCents: cents, corrections } = decideRefundBounce({ totalCents, ledger }, of)
  await addCorrections(db, booking.id, corrections, now)
  if (cents === 0) return
  // An earlier e-mail has already stated this amount to the guest.
  const again = { bookingId: booking.id, paymentId: payment.id, insteadOf: bounced.id, promisedCents: cents }
  await addRefund(db, { ...again, cents, reason, state: 'by_hand' }, now)
}
