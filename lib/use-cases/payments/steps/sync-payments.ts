import 'server-only'
import { withTimeout } from '@/lib/async/with-timeout'
import { type Asking } from '@/lib/booking/asking'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listBookingPayments } from '@/lib/db/money/ledger'
import { log } from '@/lib/observability/log'
import { PaymentProviderError } from '@/lib/stripe/client'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { mayCallStripe } from '@/lib/use-cases/payments/steps/may-call-stripe'
import { throttleByKey } from '@/lib/use-cases/payments/steps/throttle-by-key'

/**
 * Ask Stripe what became of a booking's card payments, before the transaction that cancels it and never inside. If
 * Stripe does not answer, what it has told us decides: a cancellation for the weather must not wait. Each refund asks
 * again, and if its amount differs, both sides are told (`payRefund`).
 *
 * @param actor  a guest's page may be loaded at will: it asks once in two seconds, within the budget of all visitors, and
 *               waits three seconds at the most
 */
export async function syncPayments(
  reference: string,
  now: Date,
  actor: Asking['actor'] = 'operator',
): Promise<void> {
  if (actor === 'guest') await syncWithinBudget(reference, reference, now)
  else await syncAll(reference, now)
}

/** A guest who looks at a page waits no longer for Stripe; what it answers then is recorded all the same. */
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
