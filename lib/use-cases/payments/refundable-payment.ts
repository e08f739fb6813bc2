import 'server-only'
import { type RefundablePayment } from '@/lib/booking/cancellation'
import { findBookingByReference } from '@/lib/db/bookings'
import { findPaidCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, type Db } from '@/lib/db/client'
import { isDisputeOpen, refundedCentsOf } from '@/lib/db/payment-events'
import { log } from '@/lib/observability/log'
import { PaymentProviderError } from '@/lib/stripe/client'
import { retrievePayment } from '@/lib/stripe/payments'

/** What is left of a booking's card payment, and which payment that is. */
export type KnownRefundablePayment = RefundablePayment & { readonly checkoutId: string }

/**
 * Ask Stripe how much of a booking's card payment can still be refunded, before the transaction that cancels it and
 * never inside. If Stripe does not answer, our own events decide: a cancellation for the weather must not wait. The
 * refund itself asks again, and if its amount differs, both sides are told (`refundCheckout`).
 *
 * @returns  null when there is no such booking, or no card has paid it
 */
export async function fetchRefundablePayment(reference: string): Promise<KnownRefundablePayment | null> {
  const booking = await findBookingByReference(database(), reference)
  const paid = booking && (await findPaidCheckout(database(), booking.id))
  if (!paid?.paymentIntentId) return null
  try {
    const { amountCents, refundedCents, isDisputed } = await retrievePayment(paid.paymentIntentId)
    const refundableCents = amountCents - refundedCents
    return { checkoutId: paid.id, refundableCents, returnedCents: refundedCents, isDisputed }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log().warn({ checkout: paid.id, err: error }, 'what is left of a payment is known from events alone')
    return refundableByEvents(database(), paid)
  }
}

/**
 * The same inside a transaction: what was asked before it, or our own events where the payment came only since.
 *
 * @param asked  what `fetchRefundablePayment` answered
 */
export async function findRefundablePayment(
  db: Db,
  bookingId: string,
  asked: KnownRefundablePayment | null,
): Promise<KnownRefundablePayment | null> {
  const paid = await findPaidCheckout(db, bookingId)
  if (!paid) return null
  return asked?.checkoutId === paid.id ? asked : refundableByEvents(db, paid)
}

async function refundableByEvents(
  db: Db,
  { id, paidCents, paymentIntentId }: StoredCheckout,
): Promise<KnownRefundablePayment> {
  const returnedCents = paymentIntentId ? await refundedCentsOf(db, paymentIntentId) : 0
  const isDisputed = paymentIntentId !== null && (await isDisputeOpen(db, paymentIntentId))
  return { checkoutId: id, refundableCents: (paidCents ?? 0) - returnedCents, returnedCents, isDisputed }
}
