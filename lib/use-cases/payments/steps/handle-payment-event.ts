import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { lockName } from '@/lib/db/connection/lock-name'
import { recordPaymentEvent } from '@/lib/db/money/payment-events'
import { countPaymentEvent } from '@/lib/use-cases/payments/steps/count-payment-event'
import { handleFailedDebit } from '@/lib/use-cases/payments/steps/handle-failed-debit'
import { endCheckoutAttempt } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { findCheckoutAttempt, recordPayment } from '@/lib/use-cases/payments/steps/record-payment'
import { enqueue } from '@/lib/queue/enqueue-job'
import { type PaymentEvent, UnreadableEventError } from '@/lib/stripe/events'
import { centsSchema } from '@/lib/stripe/field-schemas'
import { loadAndEnqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { log } from '@/lib/observability/log'
import { type CheckoutSessionFacts } from '@/lib/stripe/session-facts'

/** Handle a Stripe event. Events may arrive in any order and more than once; each takes effect once. */
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
      objectId: 'objectId' in update ? update.objectId : null,
      createdAt: event.createdAt,
      receivedAt: now,
    })
    if (isFirst) await handleUpdate(db, event, now)
    return isFirst
  })
  countPaymentEvent(event, isNew ? 'handled' : 'repeated')
}

async function handleUpdate(db: Db, event: PaymentEvent, now: Date): Promise<void> {
  const { update, createdAt } = event
  if (update.kind === 'other') return
  if (update.kind === 'payment_news') return syncLater(db, update.paymentIntentId, now)
  if (update.kind === 'fraud_suspected') return reportFraudWarning(db, update, now)
  const attempt = await findCheckoutAttempt(db, update.session)
  if (!attempt) return reportUnknownPayment(db, update.session, now)
  // Ignore sessions of other sites, which may sell through the same Stripe account, in any currency and for any amount.
  if (!centsSchema.safeParse(update.session.amountCents).success)
    throw new UnreadableEventError(event, ['data.object.amount_total'])
  if (update.kind === 'payment_failed') return handleFailedDebit(db, attempt.id, now)
  if (update.kind === 'session_expired') await endCheckoutAttempt(db, attempt.id, { state: 'expired' }, now)
  else await recordPayment(db, attempt, { session: update.session, at: createdAt }, now)
}

/** Queue a sync with Stripe. `recordPaymentAct` picks up events that arrive before their payment does. */
async function syncLater(db: Db, paymentIntentId: string, now: Date): Promise<void> {
  await lockName(db, `payment:${paymentIntentId}`)
  const payment = await findPaymentByProviderId(db, paymentIntentId)
  if (payment) await enqueue(db, 'follow_payment', payment.id, now)
}

/**
 * Notify the operator that the card's bank suspects fraud: a prompt refund usually prevents a dispute. Staff decide
 * whether to refund.
 *
 * Source: https://docs.stripe.com/radar/early-fraud-warnings
 */
async function reportFraudWarning(
  db: Db,
  { paymentIntentId, objectId }: { readonly paymentIntentId: string; readonly objectId: string | null },
  now: Date,
): Promise<void> {
  const payment = await findPaymentByProviderId(db, paymentIntentId)
  if (!payment) return
  const dispute = { cents: payment.cents, state: 'fraud_suspected' } as const
  const cause = `${objectId ?? paymentIntentId}:fraud_suspected`
  await loadAndEnqueueBookingEmails(db, payment.bookingId, ['dispute-opened-operator'], {
    now,
    cause,
    dispute,
  })
}

/**
 * Notify the operator that a payment was made, or a direct debit set up, on one of our payment pages for a booking we have no record of.
 * This happens after restoring a backup, or if two sites share a Stripe account. Pages that are not ours are ignored.
 */
async function reportUnknownPayment(db: Db, session: CheckoutSessionFacts, now: Date): Promise<void> {
  const { sessionId, paymentIntentId, amountCents: cents, currency, order, status } = session
  if (!order || status !== 'complete') return
  log().error(
    { session: sessionId },
    'a page of ours was paid, and its booking is unknown: a person must look',
  )
  const { reference, day } = order
  const facts = { sessionId, paymentIntentId, cents, currency, reference, day }
  await enqueueEmail(db, { kind: 'payment-unknown-operator', facts }, { cause: sessionId, now })
}
