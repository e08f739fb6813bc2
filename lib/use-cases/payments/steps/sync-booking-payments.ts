import 'server-only'
import { withTimeout } from '@/lib/async/with-timeout'
import { type Requester } from '@/lib/booking/changes/requester'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listBookingPayments } from '@/lib/db/money/ledger'
import { log } from '@/lib/observability/log'
import { PaymentProviderError } from '@/lib/stripe/client'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { throttleByKey, consumeStripeBudget } from '@/lib/use-cases/payments/steps/throttle-by-key'

/**
 * Sync a booking's card payments with Stripe before the transaction that changes or cancels it, never inside. If Stripe
 * does not respond, we rely on our own records: cancelling a departure in bad weather must not wait. Every refund is
 * checked again before it is made, and both sides are notified if its amount differs (`payRefund`).
 *
 * @param actor  a guest may reload a page at will, so for guests sync at most once every two seconds, within the budget
 *               that all visitors share, and wait three seconds at most
 */
export async function syncBookingPayments(
  reference: string,
  now: Date,
  actor: Requester['actor'] = 'operator',
): Promise<void> {
  if (actor === 'guest') await syncWithinBudget(reference, reference, now)
  else await syncAll(reference, now)
}

/** How long a guest's page waits for Stripe; a later response is still recorded. */
const GUEST_WAIT_MS = 3_000

const syncWithinBudget = throttleByKey(async (reference: string, now) => {
  if (await consumeStripeBudget()) await withTimeout(syncAll(reference, now), GUEST_WAIT_MS, undefined)
})

async function syncAll(reference: string, now: Date): Promise<void> {
  const booking = await findBookingByReference(database(), reference)
  for (const { id } of booking ? await listBookingPayments(database(), booking.id) : []) {
    try {
      await syncPayment(id, now)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      log().warn({ payment: id, err: error }, 'what is left of a payment is known from the ledger alone')
    }
  }
}
