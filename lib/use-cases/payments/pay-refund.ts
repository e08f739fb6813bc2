import 'server-only'
import { addMinutes } from '@/lib/calendar/duration'
import { database, inTransaction } from '@/lib/db/client'
import { isPaymentDisputed } from '@/lib/db/money/disputes'
import { loadPayment } from '@/lib/db/money/ledger'
import { updateRefund, loadRefund, type StoredRefund } from '@/lib/db/money/refunds'
import { finishRefund } from '@/lib/use-cases/payments/steps/finish-refund'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'
import { lockPayment } from '@/lib/use-cases/payments/steps/lock-payment'
import { reportFailedRefund } from '@/lib/use-cases/payments/steps/report-failed-refund'
import { log } from '@/lib/observability/log'
import { schedule } from '@/lib/queue/enqueue-job'
import { PaymentProviderError } from '@/lib/stripe/client'
import { refundPayment } from '@/lib/stripe/refunds'

/** Alert staff after this many refusals from Stripe, or after this many attempts (more than a day). */
const REFUSALS_BEFORE_ALERT = 3
const TRIES_BEFORE_ALERT = 30

/**
 * After this many refusals (a few hours), accept that Stripe will not make the refund: stop trying and leave it to
 * staff. Keep trying if our Stripe balance is too low, or if Stripe says the payment has already been refunded.
 */
const REFUSALS_BEFORE_STOPPING = 10
const NOT_FINAL: readonly (string | null)[] = ['balance_insufficient', 'charge_already_refunded']

/** The pause before the next attempt: 2, 4, 8 … minutes, up to an hour. We never stop trying without alerting staff. */
function pauseMinutes(tries: number): number {
  return Math.min(2 ** Math.min(tries, 10), 60)
}

/**
 * Make a refund that is due. The payment is synced first, so that money already refunded in Stripe's dashboard, or
 * reclaimed by the guest's bank, is not refunded twice. We repeat the same idempotency key until Stripe responds, so
 * the refund is made only once; its e-mails are queued once it is on its way. If Stripe refuses or does not respond, we
 * retry; after repeated refusals staff must make the refund by hand.
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
  if (await isPaymentDisputed(database(), paymentId)) return refuseDisputed(id, now)
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

/** Stripe does not refund disputed payments, so stop trying and alert staff. */
function refuseDisputed(refundId: string, now: Date): Promise<void> {
  return inTransaction(async (db) => {
    const change = { state: 'refused', lastError: 'charge_disputed' } as const
    await reportFailedRefund(db, await updateRefund(db, refundId, change), { trouble: 'disputed', now })
  })
}

async function retryLater(refundId: string, error: PaymentProviderError, now: Date): Promise<void> {
  await inTransaction(async (db) => {
    const { attempt, tries, state } = await loadRefund(db, refundId)
    if (state !== 'due') return
    const isFinal = error.isRefusal && attempt >= REFUSALS_BEFORE_STOPPING && !NOT_FINAL.includes(error.code)
    const refund = await updateRefund(db, refundId, {
      tries: tries + 1,
      lastError: error.message.slice(0, 1000),
      // If Stripe did not respond, the refund may have been made, so only the same key is safe. If Stripe did respond
      // with an error, it repeats that error for the key, so use a new key next time; should the refund have been made
      // after all, the sync before the next attempt finds it.
      attempt: error.isKept ? attempt + 1 : attempt,
      ...(isFinal && { state: 'by_hand' }),
    })
    const told = { providerCode: error.code, now }
    if (isFinal) return reportFailedRefund(db, refund, { ...told, trouble: 'final' })
    await schedule(db, 'pay_refund', refundId, addMinutes(now, pauseMinutes(refund.tries)))
    const isAlarming = error.isRefusal ? attempt >= REFUSALS_BEFORE_ALERT : refund.tries >= TRIES_BEFORE_ALERT
    const trouble = error.isRefusal ? 'refused' : 'unanswered'
    if (isAlarming) await reportFailedRefund(db, refund, { ...told, trouble })
  })
}
