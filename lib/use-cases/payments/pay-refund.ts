import 'server-only'
import { minutesAfter } from '@/lib/booking/hold'
import { loadBooking } from '@/lib/db/bookings'
import { changeCheckout, loadCheckout, type StoredCheckout } from '@/lib/db/checkouts'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures'
import { refundCheckout } from '@/lib/use-cases/payments/refund-checkout'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/enqueue-booking-emails'
import { log } from '@/lib/observability/log'
import { schedule } from '@/lib/queue/enqueue'
import { PaymentProviderError } from '@/lib/stripe/client'
import { RefundFailedError } from '@/lib/stripe/refunds'

/** After this many refusals, or this many attempts (more than a day), a person is told. */
const REFUSALS_BEFORE_ALERT = 3
const TRIES_BEFORE_ALERT = 30

/** Pauses of 2, 4 … minutes, an hour at the most. A refund is never given up. */
function pauseMinutes(tries: number): number {
  return Math.min(2 ** Math.min(tries, 10), 60)
}

/**
 * Make a refund that is due. Stripe sees the same key until it answers, so the money goes back only once; the e-mails
 * are queued once it is on its way. If Stripe refuses or does not answer, the refund is retried.
 */
export async function payRefund(checkoutId: string, now: Date): Promise<void> {
  const checkout = await loadCheckout(database(), checkoutId)
  if (checkout.state !== 'refund_due') return
  try {
    await refundCheckout(checkout, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    await retryLater(checkout, error, now)
    log().warn({ checkout: checkoutId, err: error }, 'refund failed, will be tried again')
  }
}

async function retryLater(checkout: StoredCheckout, error: PaymentProviderError, now: Date): Promise<void> {
  const { id, refundAttempt } = checkout
  const tries = checkout.tries + 1
  await inTransaction(async (db) => {
    await changeCheckout(db, id, {
      tries,
      lastError: error.message.slice(0, 1000),
      // A request without an answer may have succeeded: only the same key retries it without doing it twice.
      refundAttempt: error.isRefusal ? refundAttempt + 1 : refundAttempt,
    })
    await schedule(db, 'pay_refund', id, minutesAfter(now, pauseMinutes(tries)))
    if (error.isRefusal ? refundAttempt >= REFUSALS_BEFORE_ALERT : tries >= TRIES_BEFORE_ALERT)
      await reportRefundTrouble(db, checkout, error, now)
  })
}

async function reportRefundTrouble(
  db: Db,
  { id, bookingId, refundCents, refundReason }: StoredCheckout,
  error: PaymentProviderError,
  now: Date,
): Promise<void> {
  const booking = await loadBooking(db, bookingId)
  const departure = await findDeparture(db, booking.departureId, now)
  if (!departure) return
  const trouble = error.isRefusal ? 'refused' : 'unanswered'
  const refund = {
    cents: error instanceof RefundFailedError ? error.requestedCents : refundCents,
    reason: refundReason ?? 'cancelled',
    trouble,
    providerCode: error.code,
  } as const
  await enqueueBookingEmails(db, ['refund-failed-operator'], {
    booking,
    departure,
    cause: `${id}:${trouble}`,
    now,
    refund,
  })
}
