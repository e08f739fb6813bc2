import 'server-only'
import { decideDisputeEnd } from '@/lib/booking/dispute'
import { changeBooking, loadBooking } from '@/lib/db/bookings'
import { type Db } from '@/lib/db/client'
import { addDispute, closeDispute, findDispute, type StoredDispute } from '@/lib/db/disputes'
import { recordHistory } from '@/lib/db/history'
import { addCorrections, addPaymentMovement, loadDisputeRow, loadLedger } from '@/lib/db/ledger'
import { dropRefusedRefunds, stopRefunds } from '@/lib/db/refunds'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { reportRefundTrouble } from '@/lib/use-cases/payments/steps/report-refund-trouble'
import { documentReturn } from '@/lib/use-cases/payments/steps/document-money'
import { type PaymentContext } from '@/lib/use-cases/payments/follow-payment'
import { type DisputeFacts } from '@/lib/stripe/payments'

/** Record a dispute that Stripe tells of, and its end, each once. Rule: disputed-payment (docs/rules.md) */
export async function recordDispute(db: Db, dispute: DisputeFacts, context: PaymentContext): Promise<void> {
  const { payment, departure, now } = context
  const booking = await loadBooking(db, payment.bookingId)
  const cause = dispute.id
  const told = { cents: dispute.cents, state: dispute.state === 'inquiry' ? 'inquiry' : 'open' } as const
  await enqueueBookingEmails(db, ['dispute-opened-operator'], {
    booking,
    departure,
    now,
    cause,
    dispute: told,
  })
  if (dispute.state === 'inquiry') return
  const known = (await findDispute(db, dispute.id)) ?? (await openDispute(db, dispute, context))
  if (dispute.state === 'open' || known.outcome !== null) return
  await endDispute(db, { ...known, outcome: dispute.state }, context)
}

/** Whatever was to go back of the payment, by Stripe or by a person's hand, is stopped, and a person is told. */
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
  // What the dispute had stopped is decided anew, by what the bank leaves us.
  await dropRefusedRefunds(db, payment.id)
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const end = decideDisputeEnd({ ...booking, ledger }, { paymentId: payment.id, cents, outcome })
  await closeDispute(db, id, { outcome, now })
  const told = { bookingId: booking.id, what: 'dispute_ended', after: { cents }, why: outcome } as const
  await recordHistory(db, told, now)
  if (end.movements.length > 0)
    await addPaymentMovement(db, payment, { kind: 'dispute_won', cents, at: now, providerId: id })
  else {
    const returned = { ...(await loadDisputeRow(db, id)), cents, at: now }
    await documentReturn(db, { returned, paymentId: payment.id }, { ...context, booking })
  }
  await addCorrections(db, booking.id, end.corrections, now)
  if (end.totalCents !== booking.totalCents)
    await changeBooking(db, booking.id, { totalCents: end.totalCents })
  const asked = { returns: end.returns, reason: 'dispute_ended', isPromised: false } as const
  await askRefunds(db, booking.id, asked, now)
  const dispute = { cents, state: outcome }
  await enqueueBookingEmails(db, ['dispute-ended-operator'], { ...context, booking, cause: id, dispute })
}
