import 'server-only'
import { withTimeout } from '@/lib/async/with-timeout'
import { type OnBehalf } from '@/lib/booking/changes/on-behalf'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listBookingPayments } from '@/lib/db/money/ledger'
import { log } from '@/lib/observability/log'
import { PaymentProviderError } from '@/lib/stripe/client'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { throttleByKey, mayCallStripe } from '@/lib/use-cases/payments/steps/throttle-by-key'

/**
 * Sync a booking's card payments with Stripe before the transaction that cancels it, never inside it. If Stripe does
 * not respond, use our own records: a cancellation because of the weather must not wait. Each refund checks again and
 * notifies both sides if its amount differs (`payRefund`).
 *
 * @param actor  a guest may reload a page at will, so sync at most once in two seconds, within the budget shared by all
 *               visitors, and wait at most three seconds
 */
export async function syncPayments(
  reference: string,
  now: Date,
  actor: OnBehalf['actor'] = 'operator',
): Promise<void> {
  if (actor === 'guest') await syncWithinBudget(reference, reference, now)
  else await syncAll(reference, now)
}

/** The longest that a guest's page waits for Stripe; a later response is still recorded. */
const GUEST_WAIT_MS = 3_000

const syncWithinBudget = throttleByKey(async (reference: string, now) => {
  if (await mayCallStripe()) await withTimeout(syncAll(reference, now), GUEST_WAIT_MS, undefined)
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
