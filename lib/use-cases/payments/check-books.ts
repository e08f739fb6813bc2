import 'server-only'
import { vatRates } from '@/content/vat'
import { compareWithStripe, listUnrecorded } from '@/lib/booking/accounts-month'
import { minutesAfter } from '@/lib/calendar/duration'
import { listAccounts } from '@/lib/db/money/accounts'
import { findDisagreements, type Finding } from '@/lib/db/money/check-books'
import { database, withPool } from '@/lib/db/client'
import { formatEuros } from '@/lib/language/money'
import { isStripeConfigured } from '@/lib/stripe/client'
import { listBalance } from '@/lib/stripe/balance'

/** Money that moves at this moment is at Stripe before it is here. */
const UNDER_WAY_MINUTES = 5

/**
 * Everything that should agree and does not: seats, sums, documents, history, choices, e-mails.
 *
 * Rule: books-agree (docs/rules.md)
 */
export function checkBooks(now: Date): Promise<readonly Finding[]> {
  return withPool('background', () => findDisagreements(database(), now, rates))
}

const rates = Object.entries(vatRates).flatMap(([tourId, ofTour]) =>
  ofTour.map((rate) => ({ ...rate, tourId: Number(tourId) })),
)

/**
 * What of the ledger Stripe says otherwise: every payment, refund and dispute by name. What happened in the last minutes
 * is left out on both sides.
 *
 * Throws `PaymentProviderError` when Stripe is away.
 */
export async function checkStripe(now: Date): Promise<readonly Finding[]> {
  return (await askStripe(now)).findings
}

/** The same, with the payments of which Stripe has something that is no row of ours, by their ids there. */
export async function askStripe(
  now: Date,
): Promise<{ readonly findings: readonly Finding[]; readonly unrecorded: readonly string[] }> {
  if (!isStripeConfigured()) return { findings: [], unrecorded: [] }
  const ever = { from: new Date(0), until: minutesAfter(now, UNDER_WAY_MINUTES) }
  const entries = await listBalance(ever)
  const movements = await listAccounts(database(), ever)
  const recently = minutesAfter(now, -UNDER_WAY_MINUTES)
  const known = compareWithStripe(movements, entries).filter(({ ours, theirs }) => ours !== theirs)
  const settled = compareWithStripe(
    movements.filter(({ at }) => at < recently),
    entries.filter(({ at }) => at < recently),
  )
  // Both: what only one side has had the time to record differs in one of them alone.
  const before = new Set(settled.filter(({ ours, theirs }) => ours !== theirs).map(({ what }) => what))
  const findings = known
    .filter(({ what }) => before.has(what))
    .map(({ what, ours, theirs }) => ({
      about: what,
      text: `${formatEuros(ours)} here, and ${formatEuros(theirs)} at Stripe`,
    }))
  return { findings, unrecorded: findings.length > 0 ? listUnrecorded(movements, entries) : [] }
}
