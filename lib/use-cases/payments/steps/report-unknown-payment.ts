import 'server-only'
import { type Db } from '@/lib/db/client'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { log } from '@/lib/observability/log'
import { type SessionFacts } from '@/lib/stripe/session-facts'

/**
 * Tell the operator of a page of ours that was paid, or ordered to be, for a booking that nobody knows: as after a restore, or
 * where two sites share an account. Pages that are not ours are of no interest.
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
