import 'server-only'
import { helsinkiDay } from '@/lib/calendar/day'
import { database, inTransaction } from '@/lib/db/client'
import { dryRun } from '@/lib/db/dry-run'
import { actAs } from '@/lib/db/history/actor'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { findPaymentByProviderId } from '@/lib/db/money/ledger'
import { findLastReceiptNumber, hasReceiptGapSince, type ReceiptNumber } from '@/lib/db/money/receipt-gaps'
import { isForGuest } from '@/lib/emails/email'
import { UnreadableEventError, type PaymentEvent } from '@/lib/stripe/events'
import { EVENT_DAYS } from '@/lib/stripe/past-events'
import { captureEmails } from '@/lib/use-cases/outbox/capture-emails'
import { extendUnreconciledHolds } from '@/lib/use-cases/payments/reconcile-checkout'
import { skipDocumentNumbers } from '@/lib/use-cases/payments/skip-document-numbers'
import { readStripeActivity, type StripeActivity } from '@/lib/use-cases/payments/steps/find-paid-pages'
import { handlePaymentEvent } from '@/lib/use-cases/payments/steps/handle-payment-event'
import {
  type UnrecordedReason,
  type PaidPage,
  restorePayment,
  type RestoreResult,
} from '@/lib/use-cases/payments/steps/restore-payment'
import { syncPayment } from '@/lib/use-cases/payments/sync-payment'

export { EVENT_DAYS, type UnrecordedReason, readStripeActivity, type StripeActivity }

export type ReconciliationResult = { readonly page: PaidPage; readonly result: RestoreResult }

/** How many receipt numbers to skip in addition to those that Stripe knows of: it does not know about cash. */
const SPARE_NUMBERS = 100

/** Show what `reconcile` would do with the payments, and how many guests it would e-mail; everything is rolled back. */
export async function previewReconciliation(
  { known, lost }: StripeActivity,
  now: Date,
): Promise<{ readonly restored: readonly ReconciliationResult[]; readonly emails: number }> {
  const { answer: restored, emails } = await captureEmails(async () => {
    const all: ReconciliationResult[] = []
    for (const page of known) all.push({ page, result: await dryRun((db) => restorePayment(db, page, now)) })
    // Rebuild lost bookings date by date: guests who paid for the same date compete for its seats.
    for (const key of new Set(lost.map(departureKey))) {
      const pages = lost.filter((page) => departureKey(page) === key)
      await keepUnsettledSeats(pages, now)
      all.push(
        ...(await dryRun(async (db) => {
          const results: ReconciliationResult[] = []
          for (const page of pages) results.push({ page, result: await restorePayment(db, page, now) })
          return results
        })),
      )
    }
    return all
  })
  return { restored, emails: emails.filter(({ kind }) => isForGuest(kind)).length }
}

/**
 * Bring a restored database up to date with what Stripe knows since a given time: skip receipt numbers that guests may
 * have, record payments, rebuild lost bookings where seats are left, and handle events. Each step changes nothing if it
 * was done before, here or by a webhook, so this can be run again, even while the site is selling.
 *
 * Rule: rebuilt-bookings (docs/rules.md)
 * Throws `PaymentProviderError`; everything done until then stays done.
 */
export async function reconcile(found: StripeActivity, now: Date): Promise<readonly ReconciliationResult[]> {
  for (const number of await numbersToSkip(found, now)) await skipDocumentNumbers.run(number, now)
  const restored: ReconciliationResult[] = []
  for (const page of found.known) restored.push(await restore(page, now))
  const isOfLost = ({ update }: PaymentEvent) =>
    'session' in update && found.lost.some(({ session }) => session.sessionId === update.session.sessionId)
  // Handle the other events before payments: payment pages that have expired must free their seats before bookings are rebuilt.
  await handleEvents(
    found.events.filter((event) => !isOfLost(event)),
    now,
  )
  for (const page of found.lost) {
    await keepUnsettledSeats([page], now)
    restored.push(await restore(page, now))
  }
  // Handle the events of lost bookings last: the inboxes are e-mailed about those that could not be rebuilt.
  await handleEvents(found.events.filter(isOfLost), now)
  return restored
}

/**
 * The receipt numbers after which to continue, if documents are lost and no numbers have been skipped since: guests
 * have them.
 */
export async function numbersToSkip(
  { lostDocuments, since }: StripeActivity,
  now: Date,
): Promise<readonly ReceiptNumber[]> {
  if (lostDocuments === 0) return []
  const year = Number(helsinkiDay(now).slice(0, 4))
  const numbers: ReceiptNumber[] = []
  for (const series of ['R', 'C'] as const) {
    if (await hasReceiptGapSince(database(), { series, year }, since)) continue
    const last = await findLastReceiptNumber(database(), { series, year })
    numbers.push({ series, year, count: last + lostDocuments + SPARE_NUMBERS })
  }
  return numbers
}

async function restore(page: PaidPage, now: Date): Promise<ReconciliationResult> {
  const result = await inTransaction((db) => restorePayment(db, page, now))
  const { paymentIntentId } = page.session
  const payment = paymentIntentId && (await findPaymentByProviderId(database(), paymentIntentId))
  // The payment's refunds and disputes may be older than its ledger row, so sync them.
  if (payment && result.kind !== 'known') await syncPayment(payment.id, now)
  return { page, result }
}

async function handleEvents(events: readonly PaymentEvent[], now: Date): Promise<void> {
  for (const event of events)
    try {
      await actAs('stripe', () => handlePaymentEvent(event, now))
    } catch (error) {
      // Skip a payment of another site that uses the account, if its amount is more than we can store.
      if (!(error instanceof UnreadableEventError)) throw error
    }
}

/** Extend holds whose payment pages Stripe has not settled, so that their seats count as taken. */
async function keepUnsettledSeats(pages: readonly PaidPage[], now: Date): Promise<void> {
  const details = pages[0]?.session.details
  const departure = details && (await findDepartureOn(database(), details, now))
  if (departure) await extendUnreconciledHolds(departure.id, now)
}

function departureKey({ session: { details } }: PaidPage): string {
  return details ? `${details.tourId} ${details.day}` : ''
}
