import 'server-only'
import { toPaymentTotals } from '@/lib/booking/money/list-payment-remainders'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { loadChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { addPaymentMovement, loadLedger } from '@/lib/db/money/ledger'
import { hasReceipt } from '@/lib/db/money/receipts'
import { findWholeRefundCents, updateRefund, type StoredRefund } from '@/lib/db/money/refunds'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { issueCreditNote } from '@/lib/use-cases/payments/steps/issue-documents'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { reduceRefundRequests } from '@/lib/use-cases/payments/steps/reduce-refund-requests'
import { findTour } from '@/content/tours/all-tours'
import { type Day, helsinkiDay } from '@/lib/calendar/day'
import { listDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'

/**
 * Record one of our refunds in the ledger once it is on its way, and notify anyone who does not know about it yet.
 * Requires locks on the payment and the departure.
 *
 * @param made  the refund as made by Stripe, or by staff: then it has no id, but says how it was sent
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
  await updateRefund(db, refund.id, { state: 'done', movementId, cents, lastError: null })
  const returned = { id: movementId, cents, at }
  const change = refund.changeId === null ? null : await loadChange(db, refund.changeId)
  const paymentId = context.payment.id
  const occasion = { ...context, booking, change }
  const note = await issueCreditNote(db, { returned, paymentId, reason: refund.reason }, occasion)
  // If a payment is refunded immediately, its receipt has not been e-mailed yet. Rule: receipt-papers (docs/rules.md)
  const documents =
    refund.promisedCents === null && (await hasReceipt(db, paymentId)) ? [paymentId, ...note] : note
  await reduceRefundRequests(db, context)
  await reportRefund(db, refund, { cents, documents, context, sentBy })
}

/**
 * Notify the guest and the office of a refund. If an earlier e-mail already stated the same amount, just send the guest
 * the credit note.
 *
 * @param cents      the amount refunded now; 0 if staff had already refunded everything by hand
 * @param documents  the documents for the guest, by their ledger rows
 */
export async function reportRefund(
  db: Db,
  asked: StoredRefund,
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
  const { id, reason, promisedCents } = asked
  const booking = await loadBooking(db, payment.bookingId)
  const wholeCents = await findWholeRefundCents(db, asked)
  const { refundedCents } = toPaymentTotals(await loadLedger(db, booking.id), payment.id)
  const returnedCents = refundedCents - cents
  const occasion = { booking, departure, now, documents, cause: id, paidBy: [payment.method] }
  if (cents === promisedCents) {
    const refund = { cents, wholeCents, returnedCents, reason, sentBy }
    return enqueueBookingEmails(db, ['credit-note-guest'], { ...occasion, refund })
  }
  // Correct the amount that the e-mail about the cancellation or change stated.
  if (promisedCents !== null) {
    const kinds = ['refund-corrected-guest', 'refund-corrected-operator'] as const
    const refund = { cents, wholeCents, returnedCents, reason, promisedCents, sentBy }
    return enqueueBookingEmails(db, kinds, { ...occasion, refund })
  }
  const kinds = ['payment-refunded-guest', 'payment-refunded-operator'] as const
  // State the amount that staff have already refunded by hand, if they have refunded everything.
  const given = cents > 0 ? { cents, returnedCents, sentBy } : { cents: returnedCents }
  const refund = { ...given, wholeCents, reason }
  const isOfChange = payment.changeId !== null
  const wanted = { ...departure, seats: booking.seats }
  const nextDays = isOfChange ? [] : await nextDaysWithSeats(db, wanted, now)
  await enqueueBookingEmails(db, kinds, { ...occasion, refund, isOfChange, nextDays })
}

const MAX_NEXT_DAYS = 3

/** A tour's next dates with enough free seats for a party, from the given day on, or from today if that is later. */
async function nextDaysWithSeats(
  db: Db,
  { tourId, day, seats }: { readonly tourId: number; readonly day: Day; readonly seats: number },
  now: Date,
): Promise<readonly Day[]> {
  const tour = findTour(tourId)
  if (!tour) return []
  const today = helsinkiDay(now)
  const wanted = { tour, from: day > today ? day : today, now }
  const departures = await listDeparturesOnSale(db, wanted)
  return departures
    .filter(({ seatsFree }) => seatsFree >= seats)
    .slice(0, MAX_NEXT_DAYS)
    .map((departure) => departure.day)
}
