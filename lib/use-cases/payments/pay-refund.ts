import 'server-only'
import { minutesAfter } from '@/lib/calendar/duration'
import { database, inTransaction } from '@/lib/db/client'
import { isDisputed } from '@/lib/db/money/disputes'
import { loadPayment } from '@/lib/db/money/ledger'
import { changeRefund, loadRefund, type StoredRefund } from '@/lib/db/money/refunds'
import { finishRefund } from '@/lib/use-cases/payments/steps/finish-refund'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { lockPayment } from '@/lib/use-cases/payments/steps/lock-payment'
import { reportRefundTrouble } from '@/lib/use-cases/payments/steps/report-refund-trouble'
import { log } from '@/lib/observability/log'
import { schedule } from '@/lib/queue/enqueue'
import { PaymentProviderError } from '@/lib/stripe/client'
import { refundPayment } from '@/lib/stripe/refunds'

/** Alert staff after this many refusals, or this many attempts (more than a day). */
const REFUSALS_BEFORE_ALERT = 3
const TRIES_BEFORE_ALERT = 30

/**
 * After this many refusals (a few hours), treat Stripe's answer as final: stop asking and leave the refund to staff. If
 * Stripe only lacks the balance, or says the refund already exists, keep asking.
 */
const REFUSALS_BEFORE_GIVING_UP = 10
const NOT_FINAL: readonly (string | null)[] = ['balance_insufficient', 'charge_already_refunded']

/** Pauses of 2, 4 … minutes, an hour at most. A refund that is due is never dropped. */
function pauseMinutes(tries: number): number {
  return Math.min(2 ** Math.min(tries, 10), 60)
}

/**
 * Make a refund that is due. Sync the payment first, so that money the operator has returned by hand, or the guest's
 * bank has reclaimed, is not refunded twice. Stripe gets the same key until it responds, so the refund is made only
 * once; the e-mails are queued once it is on its way. If Stripe refuses or does not respond, retry; after repeated
 * refusals staff must make the refund.
 */
export async function payRefund(refundId: string, now: Date): Promise<void> {
  const known = await loadRefund(database(), refundId)
  if (known.state !== 'due') return
  try {
    await syncPayment(known.paymentId, now)
    const refund = await loadRefund(database(), refundId)
    if (refund.state === 'due') await requestRefund(refund, now)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    if (error.code === 'charge_disputed') return refuseDisputed(refundId, now)
    await retryLater(refundId, error, now)
    log().warn({ refund: refundId, err: error }, 'refund failed, will be tried again')
  }
}

async function requestRefund({ id, cents, attempt, paymentId }: StoredRefund, now: Date): Promise<void> {
  if (await isDisputed(database(), paymentId)) return refuseDisputed(id, now)
  const payment = await loadPayment(database(), paymentId)
  const made = await refundPayment({
    paymentIntentId: payment.providerId ?? '',
    amountCents: cents,
    refundId: id,
    key: `${id}:${attempt}`,
  })
  await inTransaction(async (db) => {
    const context = await lockPayment(db, payment, now)
    const refund = await loadRefund(db, id)
    if (refund.state !== 'done') await finishRefund(db, refund, made, context)
  })
}

/** Stripe does not refund a disputed payment, so stop asking and alert staff. */
function refuseDisputed(refundId: string, now: Date): Promise<void> {
  return inTransaction(async (db) => {
    const change = { state: 'refused', lastError: 'charge_disputed' } as const
    await reportRefundTrouble(db, await changeRefund(db, refundId, change), { trouble: 'disputed', now })
  })
}

async function retryLater(refundId: string, error: PaymentProviderError, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    const { attempt, tries, state } = await loadRefund(db, refundId)
    if (state !== 'due') return
    const isFinal = error.isRefusal && attempt >= REFUSALS_BEFORE_GIVING_UP && !NOT_FINAL.includes(error.code)
    const refund = await changeRefund(db, refundId, {
      tries: tries + 1,
      lastError: error.message.slice(0, 1000),
      // A request without a response may have succeeded: only a retry under the same key avoids refunding twice. Stripe
      // repeats a stored response under its key, so such an error needs a new key; a refund that was made despite the
      // error is found before that key is used.
      attempt: error.isKept ? attempt + 1 : attempt,
      ...(isFinal && { state: 'by_hand' }),
    })
    const told = { providerCode: error.code, now }
    if (isFinal) return reportRefundTrouble(db, refund, { ...told, trouble: 'final' })
    await schedule(db, 'pay_refund', refundId, minutesAfter(now, pauseMinutes(refund.tries)))
    const isAlarming = error.isRefusal ? attempt >= REFUSALS_BEFORE_ALERT : refund.tries >= TRIES_BEFORE_ALERT
    const trouble = error.isRefusal ? 'refused' : 'unanswered'
    if (isAlarming) await reportRefundTrouble(db, refund, { ...told, trouble })
  })
}
