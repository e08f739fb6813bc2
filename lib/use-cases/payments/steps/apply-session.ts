import 'server-only'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { inTransaction } from '@/lib/db/client'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { recordPayment } from '@/lib/use-cases/payments/steps/record-payment'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/** Update an attempt to the state of its Stripe session. */
export async function applySession(
  checkout: StoredCheckout,
  session: SessionFacts,
  now: Date,
): Promise<void> {
  if (session.status === 'complete')
    await inTransaction((db) => recordPayment(db, checkout, { session, at: now }, now))
  if (session.status === 'expired') await abandonCheckout(checkout.id, { state: 'expired' }, now)
}
