import 'server-only'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { PaymentProviderError } from '@/lib/stripe/client'
import { type PaymentFacts, retrievePayment } from '@/lib/stripe/payments'
import { refundPayment } from '@/lib/stripe/refunds'

/** What is refunded now, and what had been refunded otherwise. Amounts in cents. */
type Refund = {
  /** Null: nothing was left to ask for. */
  readonly id: string | null
  readonly cents: number
  readonly returnedCents: number
}

/**
 * Refund a payment: what is due, and never more than Stripe still holds at this moment. What the operator refunded by
 * hand is not refunded again, and a refund that the bank did not accept counts as not made. The amount actually
 * requested is stored and reported; where the e-mails about the cancellation named another, both sides are told the
 * right one.
 *
 * @returns  `disputed` when the guest's bank has asked for the payment back: Stripe will not return it as well, so it
 *           is asked for no more, and a person is told
 *
 * Throws `PaymentProviderError` when it must be tried again; `RefundFailedError` says what Stripe was asked for.
 */
export async function refundCheckout(checkout: StoredCheckout, now: Date): Promise<'returned' | 'disputed'> {
  const { paymentIntentId, refundCents } = checkout
  if (!paymentIntentId || !refundCents)
    throw new PaymentProviderError('there is no payment to give back', null, {})
  const payment = await retrievePayment(paymentIntentId)
  try {
    const refund = await requestRefund(checkout, { paymentIntentId, refundCents, payment })
    await inTransaction((db) => finishRefund(db, checkout, refund, now))
    return 'returned'
  } catch (error) {
    if (!(error instanceof PaymentProviderError && error.code === 'charge_disputed')) throw error
    await inTransaction((db) => markDisputed(db, checkout, now))
    return 'disputed'
  }
}

async function requestRefund(
  { id, refundAttempt }: StoredCheckout,
  {
    paymentIntentId,
    refundCents,
    payment,
  }: { readonly paymentIntentId: string; readonly refundCents: number; readonly payment: PaymentFacts },
): Promise<Refund> {
  const { amountCents, refundedCents: returnedCents, refunds } = payment
  const ours = refunds.find(({ checkoutId }) => checkoutId === id)
  if (ours) return { id: ours.id, cents: ours.amountCents, returnedCents: returnedCents - ours.amountCents }
  const cents = Math.min(refundCents, amountCents - returnedCents)
  if (cents <= 0) return { id: null, cents: 0, returnedCents }
  const key = `${id}:${refundAttempt}`
  const refundId = await refundPayment({ paymentIntentId, amountCents: cents, checkoutId: id, key })
  return refundId
    ? { id: refundId, cents, returnedCents }
    : { id: null, cents: 0, returnedCents: amountCents }
}

async function finishRefund(
  db: Db,
  checkout: StoredCheckout,
  { id, cents, returnedCents }: Refund,
  now: Date,
): Promise<void> {
  const change = {
    state: 'refunded',
    refundId: id,
    refundCents: cents,
    lastError: null,
  } as const
  await changeCheckout(db, checkout.id, change)
  const reason = checkout.refundReason ?? 'cancelled'
  const isNotified = reason === 'cancelled' && cents === checkout.refundCents
  if (isNotified) return
  const booking = await loadBooking(db, checkout.bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const occasion = { booking, departure, now, cause: checkout.id }
  if (reason === 'cancelled') {
    const kinds = ['refund-corrected-guest', 'refund-corrected-operator'] as const
    const refund = { cents, returnedCents, reason, promisedCents: checkout.refundCents }
    return enqueueBookingEmails(db, kinds, { ...occasion, refund })
  }
  const kinds = ['payment-refunded-guest', 'payment-refunded-operator'] as const
  // If everything was refunded by hand before, that is the amount on its way.
  const refund = cents > 0 ? { cents, returnedCents, reason } : { cents: returnedCents, reason }
  await enqueueBookingEmails(db, kinds, { ...occasion, refund })
}

async function markDisputed(db: Db, checkout: StoredCheckout, now: Date): Promise<void> {
  const change = { state: 'refund_refused', lastError: 'charge_disputed' } as const
  await changeCheckout(db, checkout.id, change)
  const booking = await loadBooking(db, checkout.bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const reason = checkout.refundReason ?? 'cancelled'
  const refund = { cents: checkout.refundCents, reason, trouble: 'disputed' } as const
  const cause = `${checkout.id}:disputed`
  await enqueueBookingEmails(db, ['refund-failed-operator'], { booking, departure, now, refund, cause })
}
