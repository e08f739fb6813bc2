import 'server-only'
import { type MoneyMethod } from '@/lib/booking/money-methods'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { loadChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { addPaymentMovement, loadLedger } from '@/lib/db/money/ledger'
import { hasReceipt } from '@/lib/db/money/receipts'
import { changeRefund, type StoredRefund } from '@/lib/db/money/refunds'
import { nextDaysWithRoom } from '@/lib/use-cases/departures/next-days-with-room'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { documentReturn } from '@/lib/use-cases/payments/steps/document-money'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { settleRequests } from '@/lib/use-cases/payments/steps/settle-requests'

/**
 * A refund of ours is on its way: make it a row of the ledger, and tell whoever does not know yet. The payment and the
 * departure are locked.
 *
 * @param made  what Stripe made, or a person: then it has no id, and says how it was sent
 */
export async function finishRefund(
  db: Db,
  refund: StoredRefund,
  made: {
    readonly id: string | null
    readonly cents: number
    readonly at: Date
    readonly sentBy?: MoneyMethod
  },
  context: PaymentContext,
): Promise<void> {
  const { id: providerId, cents, at, sentBy } = made
  const movement = { kind: 'refund', cents, at, providerId } as const
  const movementId = await addPaymentMovement(db, context.payment, movement)
  const booking = await loadBooking(db, refund.bookingId)
  const told = {
    bookingId: booking.id,
    what: 'money_returned',
    after: { cents },
    why: refund.reason,
  } as const
  await recordHistory(db, told, context.now)
  await changeRefund(db, refund.id, { state: 'done', movementId, cents, lastError: null })
  const returned = { id: movementId, cents, at }
  const change = refund.changeId === null ? null : await loadChange(db, refund.changeId)
  const paymentId = context.payment.id
  const occasion = { ...context, booking, change }
  const note = await documentReturn(db, { returned, paymentId, reason: refund.reason }, occasion)
  // Of a payment that comes and goes at once no e-mail has told before. Rule: receipt-papers (docs/rules.md)
  const documents =
    refund.promisedCents === null && (await hasReceipt(db, paymentId)) ? [paymentId, ...note] : note
  await settleRequests(db, context)
  await reportRefund(db, refund, { cents, documents, context, sentBy })
}

/**
 * Tell both sides what goes back; where an e-mail has said just that before, the guest alone, with the credit note.
 *
 * @param documents  its papers for the guest, by their rows of the ledger
 * @param cents  what goes back now; 0 when the operator returned all of it by hand before
 */
export async function reportRefund(
  db: Db,
  { id, reason, promisedCents }: StoredRefund,
  {
    cents,
    documents,
    context,
    sentBy,
  }: {
    readonly cents: number
    readonly documents: readonly string[]
    readonly context: PaymentContext
    readonly sentBy?: MoneyMethod
  },
): Promise<void> {
  const { payment, departure, now } = context
  const booking = await loadBooking(db, payment.bookingId)
  const returnedCents = (await returnedOf(db, context)) - cents
  const occasion = { booking, departure, now, documents, cause: id, paidBy: [payment.method] }
  if (cents === promisedCents) {
    const refund = { cents, returnedCents, reason, sentBy }
    return enqueueBookingEmails(db, ['credit-note-guest'], { ...occasion, refund })
  }
  // The e-mails of the cancellation or change have said another figure.
  if (promisedCents !== null) {
    const kinds = ['refund-corrected-guest', 'refund-corrected-operator'] as const
    const refund = { cents, returnedCents, reason, promisedCents, sentBy }
    return enqueueBookingEmails(db, kinds, { ...occasion, refund })
  }
  const kinds = ['payment-refunded-guest', 'payment-refunded-operator'] as const
  // If everything was refunded by hand before, that is the amount on its way.
  const refund = cents > 0 ? { cents, returnedCents, reason, sentBy } : { cents: returnedCents, reason }
  const isOfChange = payment.changeId !== null
  const wanted = { ...departure, seats: booking.seats }
  const nextDays = isOfChange ? [] : await nextDaysWithRoom(db, wanted, now)
  await enqueueBookingEmails(db, kinds, { ...occasion, refund, isOfChange, nextDays })
}

/** What has gone back of a payment and did not bounce, in cents. */
async function returnedOf(db: Db, { payment }: PaymentContext): Promise<number> {
  const { movements } = await loadLedger(db, payment.bookingId)
  return movements
    .filter(({ kind, paymentId }) => paymentId === payment.id && (kind === 'refund' || kind === 'correction'))
    .reduce((sum, { cents }) => sum + cents, 0)
}
