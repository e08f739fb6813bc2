import 'server-only'
import { MINUTES_PER_HOUR, addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { type StoredCheckout } from '@/lib/db/money/checkouts'
import { listRecordedEventIds } from '@/lib/db/money/payment-events'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { env } from '@/lib/env'
import { type PaymentEvent } from '@/lib/stripe/events'
import { listEventsSince } from '@/lib/stripe/past-events'
import { listSessionsSince, type PastSession } from '@/lib/stripe/past-sessions'
import { retrievePayment } from '@/lib/stripe/payments'
import { findCheckoutAttempt } from '@/lib/use-cases/payments/steps/record-payment'
import { type PaidPage } from '@/lib/use-cases/payments/steps/restore-payment'

/**
 * How far before the given time to look: payment pages opened earlier may have been paid later, and clocks differ.
 * Payments that are already known change nothing.
 */
const EARLIER_MINUTES = MINUTES_PER_HOUR

/**
 * How old an unknown payment page may be to count as new. Webhooks arrive within seconds, so the database knew any
 * older one before it was restored.
 */
const UNDER_WAY_MINUTES = 5

/** What Stripe knows since a given time, compared with the database. */
export type StripeActivity = {
  readonly since: Date
  /** Our completed payment pages whose payment is not recorded; oldest first, but refunded ones last. */
  readonly known: readonly PaidPage[]
  /** Our completed payment pages of which we have no record at all, in the same order. */
  readonly lost: readonly PaidPage[]
  /** How many events Stripe has since then. */
  readonly eventCount: number
  /** The events that have not been handled here, oldest first. */
  readonly events: readonly PaymentEvent[]
  readonly unreadable: readonly string[]
  /** How many receipts and credit notes have been issued since then and are lost, as far as Stripe can tell. */
  readonly lostDocuments: number
  /** Number of our payment pages that can still be paid but of which we have no record. */
  readonly stillOpen: number
  /** Number of paid pages of other sites that use the same Stripe account. */
  readonly elsewhere: number
}

/** Read from Stripe what has happened since a given time, without changing anything. Throws `PaymentProviderError`. */
export async function readStripeActivity(since: Date, now: Date): Promise<StripeActivity> {
  const { events, unreadable } = await listEventsSince(since)
  const sessions = (await listSessionsSince(addMinutes(since, -EARLIER_MINUTES))).filter(({ order }) => order)
  const isOurs = ({ returnUrl }: PastSession) => returnUrl.startsWith(`${env().SITE_URL}/`)
  const isCompleted = ({ status }: PastSession) => status === 'complete'
  const pages = await compareSessions(sessions.filter(isOurs), events)
  const recorded = await listRecordedEventIds(
    database(),
    events.map(({ id }) => id),
  )
  const fresh = events.filter(({ id }) => !recorded.has(id))
  const isSettled = (at: Date) => at < addMinutes(now, -UNDER_WAY_MINUTES)
  const lostReceipts = [...pages.known, ...pages.lost].filter(({ at }) => isSettled(at))
  const lostNotes = fresh.filter(
    ({ update, createdAt }) => update.kind === 'payment_news' && isSettled(createdAt),
  )
  return {
    ...pages,
    since,
    eventCount: events.length,
    events: fresh,
    unreadable,
    lostDocuments: lostReceipts.length + lostNotes.length,
    elsewhere: sessions.filter((session) => isCompleted(session) && !isOurs(session)).length,
  }
}

async function compareSessions(sessions: readonly PastSession[], events: readonly PaymentEvent[]) {
  const found = { known: [] as PaidPage[], lost: [] as PaidPage[], stillOpen: 0 }
  for (const session of sessions.filter(({ status }) => status !== 'expired')) {
    const checkout = await findCheckoutAttempt(database(), session)
    if (session.status === 'open') found.stillOpen += checkout ? 0 : 1
    else if (await isUnrecorded(session, checkout, events))
      found[checkout ? 'known' : 'lost'].push(await toPaidPage(session, events))
  }
  return { ...found, known: refundedLast(found.known), lost: refundedLast(found.lost) }
}

/**
 * Put refunded pages last: of two payments for one booking, the one that was refunded must not be the one that pays for
 * it.
 */
function refundedLast(pages: readonly PaidPage[]): readonly PaidPage[] {
  const isRefunded = ({ session, refundedCents }: PaidPage) => refundedCents >= session.amountCents
  return [...pages.filter((page) => !isRefunded(page)), ...pages.filter(isRefunded)]
}

/**
 * Whether a completed page has a payment that is not in the ledger, or a pending bank debit that we are not waiting
 * for.
 */
async function isUnrecorded(
  { isPaid, paymentIntentId, sessionId }: PastSession,
  checkout: StoredCheckout | null,
  events: readonly PaymentEvent[],
): Promise<boolean> {
  if (isPaid) return !paymentIntentId || !(await findPaymentByProviderId(database(), paymentIntentId))
  return checkout?.state !== 'waiting' && !findEvent(events, sessionId, 'payment_failed')
}

async function toPaidPage(session: PastSession, events: readonly PaymentEvent[]): Promise<PaidPage> {
  const { sessionId, isPaid, paymentIntentId, openedAt } = session
  const arrived = findEvent(events, sessionId, 'payment_arrived')
  const completed = findEvent(events, sessionId, 'session_completed')
  const refunds = isPaid && paymentIntentId ? (await retrievePayment(paymentIntentId)).refunds : []
  return {
    session,
    at: (arrived ?? completed)?.createdAt ?? openedAt,
    isDebit: !isPaid || arrived !== undefined,
    refundedCents: refunds.filter(({ isLost }) => !isLost).reduce((sum, { cents }) => sum + cents, 0),
  }
}

function findEvent(
  events: readonly PaymentEvent[],
  sessionId: string,
  kind: 'session_completed' | 'payment_arrived' | 'payment_failed',
): PaymentEvent | undefined {
  return events.find(({ update }) => update.kind === kind && update.session.sessionId === sessionId)
}
