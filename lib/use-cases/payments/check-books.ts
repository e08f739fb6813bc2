import 'server-only'
import { vatRates } from '@/content/vat'
import { compareWithStripe, listUnrecordedPayments } from '@/lib/booking/money/accounts-month'
import { addMinutes } from '@/lib/calendar/duration'
import { listAccountsMovements } from '@/lib/db/money/accounts'
import { countUnsentRefunds } from '@/lib/db/money/refunds'
import { findInconsistencies, type BooksFinding } from '@/lib/db/money/check-books'
import { database, withPool } from '@/lib/db/client'
import { formatEuros } from '@/lib/language/money'
import { isStripeConfigured } from '@/lib/stripe/client'
import { listBalanceEntries } from '@/lib/stripe/balance'

/** Stripe records a payment or refund before we do, so differences as recent as this are ignored. */
const UNDER_WAY_MINUTES = 5

/**
 * Find disagreements in our own records: seats, amounts, documents, history, choices, e-mails.
 *
 * Rule: books-agree (docs/rules.md)
 */
export function checkBooks(now: Date): Promise<readonly BooksFinding[]> {
  return withPool('background', () => findInconsistencies(database(), now, rates))
}

const rates = Object.entries(vatRates).flatMap(([tourId, ofTour]) =>
  ofTour.map((rate) => ({ ...rate, tourId: Number(tourId) })),
)

/**
 * Find the payments, refunds and disputes that differ between our ledger and Stripe, leaving out the last few minutes.
 *
 * Throws `PaymentProviderError` when Stripe is unavailable.
 */
export async function compareLedgerWithStripe(now: Date): Promise<readonly BooksFinding[]> {
  return (await findStripeDifferences(now)).findings
}

/** Count refunds that are neither in the ledger nor at Stripe yet, and so cause no difference. */
export async function countRefundsToSend(): Promise<number> {
  return countUnsentRefunds(database())
}

/**
 * Find differences between our ledger and Stripe, and the Stripe ids of payments that have entries at Stripe but not in
 * the ledger.
 */
export async function findStripeDifferences(
  now: Date,
): Promise<{ readonly findings: readonly BooksFinding[]; readonly unrecorded: readonly string[] }> {
  if (!isStripeConfigured()) return { findings: [], unrecorded: [] }
  const ever = { from: new Date(0), until: addMinutes(now, UNDER_WAY_MINUTES) }
  const entries = await listBalanceEntries(ever)
  const movements = await listAccountsMovements(database(), ever)
  const recently = addMinutes(now, -UNDER_WAY_MINUTES)
  const known = compareWithStripe(movements, entries).filter(({ ours, theirs }) => ours !== theirs)
  const settled = compareWithStripe(
    movements.filter(({ at }) => at < recently),
    entries.filter(({ at }) => at < recently),
  )
  // Compare with and without the last few minutes. An entry that one side has yet to record differs in only one of the
  // comparisons.
  const before = new Set(settled.filter(({ ours, theirs }) => ours !== theirs).map(({ what }) => what))
  const findings = known
    .filter(({ what }) => before.has(what))
    .map(({ what, ours, theirs }) => ({
      about: what,
      text: `${formatEuros(ours)} here, and ${formatEuros(theirs)} at Stripe`,
    }))
  return { findings, unrecorded: findings.length > 0 ? listUnrecordedPayments(movements, entries) : [] }
}
