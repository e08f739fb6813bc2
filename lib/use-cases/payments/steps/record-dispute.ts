import 'server-only'
import { settleClosedDispute } from '@/lib/booking/money/dispute'
import { loadBooking, updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { addDispute, closeDispute, findDispute, type StoredDispute } from '@/lib/db/money/disputes'
import { recordHistory, recordBookingHistory } from '@/lib/db/history/history'
import { addPaymentMovement, loadDisputeRow, loadLedger, addCorrections } from '@/lib/db/money/ledger'
import { dropRefusedRefunds, stopRefunds } from '@/lib/db/money/refunds'
import { reportFailedRefund } from '@/lib/use-cases/payments/steps/report-failed-refund'
import { issueCreditNote, issueAppealReceipt } from '@/lib/use-cases/payments/steps/issue-documents'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { log } from '@/lib/observability/log'
import { type DisputeFacts } from '@/lib/stripe/disputes'
import {
  enqueueBookingEmails,
  loadAndEnqueueBookingEmails,
} from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { type WriteOff } from '@/lib/booking/money/write-off'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { settleWonAppeal } from '@/lib/booking/money/appeal'

/**
 * Record a dispute reported by Stripe, and later its outcome, each once. An inquiry takes no money, so it gets no
 * ledger row.
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
      // Stripe first reported this inquiry as a dispute, so record it as one.
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

/** Stop all refunds due from the payment, automatic or by hand, and alert staff. */
async function openDispute(
  db: Db,
  { id, cents, at }: DisputeFacts,
  { payment, now }: PaymentContext,
): Promise<StoredDispute> {
  for (const stopped of await stopRefunds(db, payment.id))
    await reportFailedRefund(db, stopped, { trouble: 'disputed', now })
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
  // Reconsider the stopped refunds, based on what the bank has left us.
  await dropRefusedRefunds(db, payment.id)
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const end = settleClosedDispute({ ...booking, ledger }, { paymentId: payment.id, cents, outcome })
  const writtenOffCents = booking.totalCents - end.totalCents
  await closeDispute(db, id, { outcome, now, writtenOffCents })
  let hasNote = false
  if (end.movements.length > 0)
    await addPaymentMovement(db, payment, { kind: 'dispute_won', cents, at: now, providerId: id })
  else {
    const returned = { ...(await loadDisputeRow(db, id)), cents, at: now }
    const notes = await issueCreditNote(db, { returned, paymentId: payment.id }, { ...context, booking })
    hasNote = notes.includes(returned.id)
  }
  await settleDispute(db, { id, cents, outcome, hasNote, booking, end }, context)
}

/**
 * Notify the operator of a dispute, once per state: an inquiry and a chargeback that follows it are two e-mails, each
 * with its deadline for evidence. `settleDispute` reports the outcome.
 */
async function reportDispute(
  db: Db,
  { id, cents, state, evidenceDueAt }: DisputeFacts,
  { payment, now }: PaymentContext,
): Promise<void> {
  if (state === 'won' || state === 'lost') return
  const due = evidenceDueAt ? { evidenceDueAt: evidenceDueAt.toISOString() } : {}
  const kind = state === 'inquiry_closed' ? 'dispute-ended-operator' : 'dispute-opened-operator'
  const occasion = { now, cause: `${id}:${state}`, dispute: { cents, state, ...due } }
  await loadAndEnqueueBookingEmails(db, payment.bookingId, [kind], occasion)
}

/**
 * Apply a bank's decision to the booking, after its ledger row and documents are saved: correct the total, request
 * refunds that are now due, and e-mail the operator.
 */
async function settleDispute(
  db: Db,
  decided: {
    readonly id: string
    readonly cents: number
    readonly outcome: 'won' | 'lost'
    /** Whether a credit note was issued for the amount that the bank keeps. */
    readonly hasNote?: boolean
    readonly booking: StoredBooking
    readonly end: WriteOff & { readonly returns: readonly PlannedRefund[] }
  },
  { departure, now }: PaymentContext,
): Promise<void> {
  const { id, cents, outcome, hasNote, booking, end } = decided
  const { totalCents, corrections, returns } = end
  await addCorrections(db, booking.id, corrections, now)
  const after =
    totalCents === booking.totalCents ? booking : await updateBooking(db, booking.id, { totalCents })
  const told = { what: 'dispute_ended', why: outcome, before: booking, after, corrections } as const
  await recordBookingHistory(db, told, now)
  await requestRefunds(db, booking, { returns, reason: 'dispute_ended', isPromised: false }, now)
  const occasion = { booking: after, departure, now, cause: `${id}:${outcome}` }
  const dispute = {
    cents,
    state: outcome,
    returnsCents: totalRefundCents(returns),
    ...(hasNote && { hasNote }),
  }
  await enqueueBookingEmails(db, ['dispute-ended-operator'], { ...occasion, dispute })
}

/** Record that a lost dispute was won on appeal and we got the money back. Rule: disputed-payment (docs/rules.md) */
async function recordWonAppeal(
  db: Db,
  { id, cents, writtenOffCents }: StoredDispute,
  context: PaymentContext,
): Promise<void> {
  const { payment, now } = context
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const end = settleWonAppeal({ ...booking, ledger }, { paymentId: payment.id, cents, writtenOffCents })
  await closeDispute(db, id, { outcome: 'won', now })
  const lost = await loadDisputeRow(db, id)
  const won = { kind: 'dispute_won', cents, at: now, providerId: id } as const
  const movementId = await addPaymentMovement(db, payment, won)
  await issueAppealReceipt(db, { lostId: lost.id, wonId: movementId }, { ...context, booking })
  await settleDispute(db, { id, cents, outcome: 'won', booking, end }, context)
}
