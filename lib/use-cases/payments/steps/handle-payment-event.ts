import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'
import { findPayment } from '@/lib/db/money/ledger'
import { lockName } from '@/lib/db/connection/lock-name'
import { recordPaymentEvent } from '@/lib/db/money/payment-events'
import { countPaymentEvent } from '@/lib/use-cases/payments/steps/count-payment-event'
import { failDebit } from '@/lib/use-cases/payments/steps/fail-debit'
import { endAttempt } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { findAttempt, recordPayment } from '@/lib/use-cases/payments/steps/record-payment'
import { reportFraudWarning } from '@/lib/use-cases/payments/steps/report-fraud-warning'
import { reportUnknownPayment } from '@/lib/use-cases/payments/steps/report-unknown-payment'
import { enqueue } from '@/lib/queue/enqueue'
import { type PaymentEvent, UnreadableEventError } from '@/lib/stripe/events'
import { cents } from '@/lib/stripe/field-schemas'

/** Handle a Stripe event once, in any order and however often it is delivered. */
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
  const attempt = await findAttempt(db, update.session)
  if (!attempt) return reportUnknownPayment(db, update.session, now)
  // Other sites sell through the same account, in any currency; ignore their sessions, however large the amount.
  if (!cents.safeParse(update.session.amountCents).success)
    throw new UnreadableEventError(event, ['data.object.amount_total'])
  if (update.kind === 'payment_failed') return failDebit(db, attempt.id, now)
  if (update.kind === 'session_expired') await endAttempt(db, attempt.id, { state: 'expired' }, now)
  else await recordPayment(db, attempt, { session: update.session, at: createdAt }, now)
}

/** Queue a sync with Stripe. Updates that arrive before their payment are picked up by `recordPayment`. */
async function syncLater(db: Db, paymentIntentId: string, now: Date): Promise<void> {
  await lockName(db, `payment:${paymentIntentId}`)
  const payment = await findPayment(db, paymentIntentId)
  if (payment) await enqueue(db, 'follow_payment', payment.id, now)
}
