import 'server-only'
import { changeBooking, loadBooking } from '@/lib/db/bookings'
import { changeCheckout, findCheckoutByPayment, loadCheckout } from '@/lib/db/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { lockName } from '@/lib/db/lock-name'
import { recordPaymentEvent, refundedCentsOf } from '@/lib/db/payment-events'
import { countPaymentEvent } from '@/lib/use-cases/payments/count-payment-event'
import { failDebit } from '@/lib/use-cases/payments/fail-debit'
import { endAttempt } from '@/lib/use-cases/seats/abandon-checkout'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { lockAndRefreshDeparture } from '@/lib/use-cases/seats/lock-and-refresh-departure'
import { findAttempt, recordPayment } from '@/lib/use-cases/payments/record-payment'
import { type PaymentEvent, type PaymentUpdate } from '@/lib/stripe/events'

/** Handle one Stripe event, once, whatever the order and number of its deliveries. */
export async function handlePaymentEvent(event: PaymentEvent, now: Date): Promise<void> {
  const { update } = event
  const isNew = await inTransaction(async (db) => {
    const isFirst = await recordPaymentEvent(db, {
      id: event.id,
      type: event.type,
      sessionId: 'session' in update ? update.session.sessionId : null,
      paymentIntentId:
        'session' in update
          ? update.session.paymentIntentId
          : 'paymentIntentId' in update
            ? update.paymentIntentId
            : null,
      objectId: objectOf(update),
      refundedCents: update.kind === 'charge_refunded' ? update.refundedCents : null,
      failedCents: update.kind === 'refund_failed' ? update.refundCents : null,
      createdAt: event.createdAt,
      receivedAt: now,
    })
    if (isFirst) await handleUpdate(db, update, now)
    return isFirst
  })
  countPaymentEvent(event, isNew ? 'handled' : 'repeated')
}

/** The refund or dispute that the event is about: several events may be about one. */
function objectOf(update: PaymentUpdate): string | null {
  if (update.kind === 'refund_failed') return update.refundId
  return update.kind === 'dispute_created' || update.kind === 'dispute_closed' ? update.disputeId : null
}

async function handleUpdate(db: Db, update: PaymentUpdate, now: Date): Promise<void> {
  if (update.kind === 'charge_refunded') return handleRefund(db, update.paymentIntentId, now)
  if (update.kind === 'dispute_created') return handleDispute(db, update, now)
  if (update.kind === 'refund_failed') return handleFailedRefund(db, update, now)
  // What the end of a dispute means for a refund is asked of Stripe when there is one.
  if (update.kind === 'other' || update.kind === 'dispute_closed') return
  const attempt = await findAttempt(db, update.session)
  if (!attempt) return
  if (update.kind === 'payment_failed') return failDebit(db, attempt.id, now)
  if (update.kind === 'session_expired') await endAttempt(db, attempt.id, { state: 'expired' }, now)
  else await recordPayment(db, attempt, update.session, now)
}

/**
 * The operator refunded money in Stripe's dashboard: a full refund ends the booking. The sum of all events counts and
 * not this event alone: that the refund failed may have been reported before it.
 */
async function handleRefund(db: Db, paymentIntentId: string, now: Date): Promise<void> {
  await lockName(db, `payment:${paymentIntentId}`)
  const refundedCents = await refundedCentsOf(db, paymentIntentId)
  const known = await findCheckoutByPayment(db, paymentIntentId)
  if (!known || refundedCents < (known.paidCents ?? 0)) return
  const departure = await lockAndRefreshDeparture(
    db,
    (await loadBooking(db, known.bookingId)).departureId,
    now,
  )
  const checkout = await loadCheckout(db, known.id)
  const booking = await loadBooking(db, checkout.bookingId)
  if (!departure || booking.state !== 'confirmed' || checkout.state !== 'paid') return
  const refund = { cents: refundedCents, reason: 'cancelled' } as const
  await changeCheckout(db, checkout.id, {
    state: 'refunded',
    refundReason: refund.reason,
    refundCents: refundedCents,
  })
  const ended = await changeBooking(db, booking.id, { state: 'refunded', endedAt: now })
  const kinds = ['booking-cancelled-guest', 'booking-cancelled-operator'] as const
  await enqueueBookingEmails(db, kinds, { booking: ended, departure, now, refund })
}

async function handleDispute(
  db: Db,
  { paymentIntentId, disputeId }: Extract<PaymentUpdate, { kind: 'dispute_created' }>,
  now: Date,
): Promise<void> {
  await lockName(db, `payment:${paymentIntentId}`)
  const checkout = await findCheckoutByPayment(db, paymentIntentId)
  // The dispute arrived before the payment, which will look for it.
  if (!checkout) return
  const booking = await loadBooking(db, checkout.bookingId)
  const departure = await lockAndRefreshDeparture(db, booking.departureId, now)
  if (!departure) return
  await enqueueBookingEmails(db, ['dispute-opened-operator'], {
    booking,
    departure,
    now,
    cause: disputeId ?? undefined,
  })
}

/** Stripe made a refund, and the guest's bank did not accept it: a person must find another way. */
async function handleFailedRefund(
  db: Db,
  { paymentIntentId, refundId, refundCents, providerCode }: Extract<PaymentUpdate, { kind: 'refund_failed' }>,
  now: Date,
): Promise<void> {
  const checkout = await findCheckoutByPayment(db, paymentIntentId)
  if (!checkout) return
  const booking = await loadBooking(db, checkout.bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const reason = checkout.refundReason ?? 'cancelled'
  const refund = { cents: refundCents, reason, trouble: 'bounced', providerCode } as const
  const occasion = { booking, departure, now, refund, cause: refundId ?? undefined }
  await enqueueBookingEmails(db, ['refund-failed-operator'], occasion)
}
