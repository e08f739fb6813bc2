import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'
import { findPayment } from '@/lib/db/ledger'
import { lockName } from '@/lib/db/lock-name'
import { recordPaymentEvent } from '@/lib/db/payment-events'
import { countPaymentEvent } from '@/lib/use-cases/payments/steps/count-payment-event'
import { failDebit } from '@/lib/use-cases/payments/steps/fail-debit'
import { endAttempt } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { findAttempt, recordPayment } from '@/lib/use-cases/payments/steps/record-payment'
import { reportSuspicion } from '@/lib/use-cases/payments/steps/report-suspicion'
import { reportUnknownPayment } from '@/lib/use-cases/payments/steps/report-unknown-payment'
import { enqueue } from '@/lib/queue/enqueue'
import { type PaymentEvent } from '@/lib/stripe/events'

/** Handle one Stripe event, once, whatever the order and number of its deliveries. */
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

async function handleUpdate(db: Db, { update, createdAt }: PaymentEvent, now: Date): Promise<void> {
  if (update.kind === 'other') return
  if (update.kind === 'payment_news') return followLater(db, update.paymentIntentId, now)
  if (update.kind === 'fraud_suspected') return reportSuspicion(db, update, now)
  const attempt = await findAttempt(db, update.session)
  if (!attempt) return reportUnknownPayment(db, update.session, now)
  if (update.kind === 'payment_failed') return failDebit(db, attempt.id, now)
  if (update.kind === 'session_expired') await endAttempt(db, attempt.id, { state: 'expired' }, now)
  else await recordPayment(db, attempt, { session: update.session, at: createdAt }, now)
}

/** The worker asks Stripe. News that arrive before their payment wait for it: `recordPayment` looks for them. */
async function followLater(db: Db, paymentIntentId: string, now: Date): Promise<void> {
  await lockName(db, `payment:${paymentIntentId}`)
  const payment = await findPayment(db, paymentIntentId)
  if (payment) await enqueue(db, 'follow_payment', payment.id, now)
}
