import 'server-only'
import { MINUTES_PER_HOUR, addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { listRecordedEventIds } from '@/lib/db/money/payment-events'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { env } from '@/lib/env'
import { type PaymentEvent } from '@/lib/stripe/events'
import { listEventsSince } from '@/lib/stripe/past-events'
import { listSessionsSince, type PastSession } from '@/lib/stripe/past-sessions'
import { retrievePayment } from '@/lib/stripe/payments'
import { findCheckoutAttempt } from '@/lib/use-cases/payments/steps/record-payment'
import { type PaidPage } from '@/lib/use-cases/payments/steps/restore-payment'

/** Pages opened before the moment may have been paid after it, and clocks differ; what is known changes nothing. */
const EARLIER_MINUTES = MINUTES_PER_HOUR

/** What Stripe knows since a moment, compared with the database. */
export type StripeSince = {
  readonly since: Date
  /** Completed pages that we know, whose payment is not recorded; oldest first. */
  readonly known: readonly PaidPage[]
  /** Completed pages of ours that we have no record of; oldest first. */
  readonly lost: readonly PaidPage[]
  /** All events, oldest first. */
  readonly events: readonly PaymentEvent[]
  readonly newEvents: number
  readonly unreadable: readonly string[]
  /** Our pages that can still be paid and that we have no record of. */
  readonly stillOpen: number
  /** Paid pages of other sites that use the same Stripe account. */
  readonly elsewhere: number
}

/** Read Stripe since a moment; nothing is changed. Throws `PaymentProviderError`. */
export async function readStripeSince(since: Date): Promise<StripeSince> {
  const { events, unreadable } = await listEventsSince(since)
  const sessions = (await listSessionsSince(addMinutes(since, -EARLIER_MINUTES))).filter(({ order }) => order)
  const ours = sessions.filter(({ returnUrl }) => returnUrl.startsWith(`${env().SITE_URL}/`))
  const recorded = await listRecordedEventIds(
    database(),
    events.map(({ id }) => id),
  )
  const found = { known: [] as PaidPage[], lost: [] as PaidPage[], stillOpen: 0 }
  for (const session of ours.filter(({ status }) => status !== 'expired')) {
    const isKnown = (await findCheckoutAttempt(database(), session)) !== null
    if (session.status === 'open') found.stillOpen += isKnown ? 0 : 1
    else if (await isUnrecorded(session, events))
      found[isKnown ? 'known' : 'lost'].push(await toPaidPage(session, events, isKnown))
  }
  return {
    ...found,
    since,
    events,
    newEvents: events.filter(({ id }) => !recorded.has(id)).length,
    unreadable,
    elsewhere:
      sessions.filter(({ status }) => status === 'complete').length -
      ours.filter(({ status }) => status === 'complete').length,
  }
}

/** Whether a completed page has a payment that is not in the ledger, or a debit under way. */
async function isUnrecorded(
  { isPaid, paymentIntentId, sessionId }: PastSession,
  events: readonly PaymentEvent[],
): Promise<boolean> {
  if (!isPaid) return findEvent(events, sessionId, 'payment_failed') === undefined
  return !paymentIntentId || !(await findPaymentByProviderId(database(), paymentIntentId))
}

async function toPaidPage(
  session: PastSession,
  events: readonly PaymentEvent[],
  isKnown: boolean,
): Promise<PaidPage> {
  const { sessionId, isPaid, paymentIntentId, openedAt } = session
  const arrived = findEvent(events, sessionId, 'payment_arrived')
  const completed = findEvent(events, sessionId, 'session_completed')
  const refunds =
    isKnown || !isPaid || !paymentIntentId ? [] : (await retrievePayment(paymentIntentId)).refunds
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
