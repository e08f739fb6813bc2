import 'server-only'
import { type StoredCheckout } from '@/lib/db/checkouts'
import { inTransaction } from '@/lib/db/client'
import { giveUpCheckout } from '@/lib/use-cases/seats/give-up-checkout'
import { takePayment } from '@/lib/use-cases/payments/take-payment'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/** Bring an attempt to where Stripe says its session is. */
export async function settleCheckout(
  checkout: StoredCheckout,
  session: SessionFacts,
  now: Date,
): Promise<void> {
  if (session.status === 'complete') await inTransaction((db) => takePayment(db, checkout, session, now))
  if (session.status === 'expired') await giveUpCheckout(checkout.id, { state: 'expired' }, now)
}
