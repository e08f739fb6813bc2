import 'server-only'
import { helsinkiDay } from '@/lib/calendar/day'
import { listReportedFindings, saveBookCheck } from '@/lib/db/money/book-checks'
import { type BooksFinding } from '@/lib/db/money/check-books'
import { inTransaction } from '@/lib/db/client'
import { listDisputedPaymentIds } from '@/lib/db/money/disputes'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { findStripeDifferences, checkBooks } from '@/lib/use-cases/payments/check-books'
import { enqueueEmail } from '@/lib/use-cases/outbox/steps/enqueue-email'
import { log } from '@/lib/observability/log'
import { enqueue } from '@/lib/queue/enqueue-job'
import { isStripeConfigured, PaymentProviderError } from '@/lib/stripe/client'

/** An e-mail lists at most this many findings; `./ops check` lists all of them. */
const MAX_LISTED = 30

/**
 * Check the books every night, and compare them with Stripe if it responds. The number of findings becomes a metric;
 * new ones are e-mailed to each inbox. Payments with entries at Stripe that we lack, or with an open dispute, are
 * synced.
 *
 * Rule: books-agree (docs/rules.md)
 */
export async function checkBooksNightly(now: Date): Promise<void> {
  const { state: stripe, found, unrecorded } = await compare(now)
  const findings = [...(await checkBooks(now)), ...found]
  const night = helsinkiDay(now)
  await inTransaction(async (db) => {
    const count = findings.length
    await saveBookCheck(db, { night, findings: count, stripe }, now)
    for (const paymentIntentId of unrecorded) {
      const payment = await findPaymentByProviderId(db, paymentIntentId)
      if (payment) await enqueue(db, 'follow_payment', payment.id, now)
    }
    for (const id of await listDisputedPaymentIds(db)) await enqueue(db, 'follow_payment', id, now)
    const told = new Set((await listReportedFindings(db)).map(describeFinding))
    const fresh = findings.filter((finding) => !told.has(describeFinding(finding)))
    if (fresh.length === 0) return
    const facts = { night, count: fresh.length, findings: fresh.slice(0, MAX_LISTED), stripe }
    await enqueueEmail(db, { kind: 'books-disagree-operator', facts }, { cause: night, now })
  })
}

const describeFinding = ({ about, text }: BooksFinding) => `${about}: ${text}`

type Compared = {
  readonly state: 'compared' | 'away' | 'off'
  readonly found: readonly BooksFinding[]
  readonly unrecorded: readonly string[]
}

async function compare(now: Date): Promise<Compared> {
  if (!isStripeConfigured()) return { state: 'off', found: [], unrecorded: [] }
  try {
    const { findings: found, unrecorded } = await findStripeDifferences(now)
    return { state: 'compared', found, unrecorded }
  } catch (err) {
    if (!(err instanceof PaymentProviderError)) throw err
    log().warn({ err }, 'Stripe does not answer: the ledger is not compared with it tonight')
    return { state: 'away', found: [], unrecorded: [] }
  }
}
