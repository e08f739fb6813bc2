import 'server-only'
import { type Db } from '@/lib/db/client'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { log } from '@/lib/observability/log'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * Notify the operator of one of our pages that was paid, or had a debit ordered, for a booking we have no record of: as
 * after a restore, or where two sites share an account. Ignores pages that are not ours.
 */
export async function reportUnknownPayment(db: Db, session: SessionFacts, now: Date): Promise<void> {
  const { sessionId, paymentIntentId, amountCents: cents, currency, order, status } = session
  if (!order || status !== 'complete') return
  log().error(
    { session: sessionId },
    'a page of ours was paid, and its booking is unknown: a person must look',
  )
  const { reference, day } = order
  const facts = { sessionId, paymentIntentId, cents, currency, reference, day }
  await enqueueEmail(
    db,
    { kind: 'payment-unknown-operator', facts },
    { about: { bookingId: null }, cause: sessionId, guestEmail: '', now },
  )
}
