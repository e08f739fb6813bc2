import 'server-only'
import { sumRefundedCents } from '@/lib/booking/ledger'
import { moneyHeldCents, openDisputeCents } from '@/lib/booking/money/list-payment-remainders'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { settleEndedBooking } from '@/lib/booking/money/settlement'
import { loadBooking } from '@/lib/db/bookings/bookings'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { loadLedger, loadPayment } from '@/lib/db/money/ledger'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { endBooking } from '@/lib/use-cases/booking/end-booking'
import { lockPayment, type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'
import { recordDispute } from '@/lib/use-cases/payments/steps/record-dispute'
import { recordRefund } from '@/lib/use-cases/payments/steps/record-refund'
import { reduceRefundRequests } from '@/lib/use-cases/payments/steps/reduce-refund-requests'
import { retrievePayment } from '@/lib/stripe/payments'

/**
 * Bring our ledger up to date with Stripe's record of a payment: refunds made in Stripe's dashboard, our own refunds
 * whose response was lost, bounced refunds, and disputes with their outcomes. Events only trigger this check, so their
 * order and number do not matter; each refund and dispute is recorded once.
 *
 * Throws `PaymentProviderError`.
 */
export async function syncPayment(paymentId: string, now: Date): Promise<void> {
  const payment = await loadPayment(database(), paymentId)
  if (!isHandledByProvider(payment.method) || payment.providerId === null) return
  const { refunds, disputes } = await retrievePayment(payment.providerId)
  if (refunds.length === 0 && disputes.length === 0) return
  await inTransaction(async (db) => {
    const context = await lockPayment(db, payment, now)
    let byHandCents = 0
    // Record bounced refunds first, because other refunds may replace them.
    const [lost, made] = [refunds.filter(({ isLost }) => isLost), refunds.filter(({ isLost }) => !isLost)]
    for (const refund of [...lost, ...made])
      if (await recordRefund(db, refund, context)) byHandCents += refund.cents
    for (const dispute of disputes) await recordDispute(db, dispute, context)
    await reduceRefundRequests(db, context)
    if (byHandCents > 0) await endIfRefunded(db, byHandCents, context)
  })
}

/**
 * End a booking if all its money has now been refunded in Stripe's dashboard.
 *
 * @param cents  the part of the refunds that we had not recorded before
 */
async function endIfRefunded(
  db: Db,
  cents: number,
  { payment, departure, now }: PaymentContext,
): Promise<void> {
  const booking = await loadBooking(db, payment.bookingId)
  const ledger = await loadLedger(db, booking.id)
  const isPaid = moneyHeldCents(ledger) > 0 || openDisputeCents(ledger) > 0 || ledger.asked.length > 0
  if (booking.state !== 'confirmed' || isPaid) return
  const { totalCents, corrections } = settleEndedBooking({ ledger }, true)
  const after = { state: 'refunded', totalCents } as const
  const ended = await endBooking(db, booking, { after, returns: [], corrections, isTold: false }, now)
  const kinds = ['booking-cancelled-guest', 'booking-cancelled-operator'] as const
  await enqueueBookingEmails(db, kinds, {
    booking: ended,
    departure,
    now,
    refund: { cents, returnedCents: sumRefundedCents(ledger.movements) - cents, reason: 'cancelled' },
  })
}
