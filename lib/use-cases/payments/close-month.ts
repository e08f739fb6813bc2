import 'server-only'
import {
  type AccountsReceipt,
  type StripeBalanceEntry,
  type AccountsMovement,
  compareReceipts,
  compareWithStripe,
  type AmountComparison,
  type AccountsMonth,
  sumCents,
  selectMonthRecords,
} from '@/lib/booking/money/accounts-month'
import { compareMonthBalance } from '@/lib/booking/money/compare-month-balance'
import { addDays, type Day, helsinkiInstant } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { listAccountsMovements, addClosedMonth, findClosingBalance } from '@/lib/db/money/accounts'
import { database } from '@/lib/db/client'
import { isStripeConfigured } from '@/lib/stripe/client'
import {
  listBalanceEntries,
  listPayoutEntryIds,
  listPayouts,
  retrieveBalanceCents,
} from '@/lib/stripe/balance'

/** One month's accounts for the accountant. Amounts in cents. */
export type MonthlyAccounts = {
  readonly sales: readonly DocumentedSum[]
  readonly refunds: readonly DocumentedSum[]
  readonly payments: readonly AccountsMovement[]
  /** Stripe's balance entries, each with its booking and its payout. */
  readonly entries: readonly (StripeBalanceEntry & {
    readonly reference: string | null
    readonly payoutId: string | null
  })[]
  readonly comparisons: readonly AmountComparison[]
}

type DocumentedSum = AccountsReceipt & { readonly reference: string; readonly at: Date }

/** How far beyond the month to look: Stripe dates a payment at most three days before or after we do. */
const MARGIN_MINUTES = 3 * 24 * 60

/**
 * Load a calendar month (Helsinki time): sales, refunds, payments, Stripe's balance, and whether it all adds up.
 *
 * Throws `PaymentProviderError` when Stripe is unavailable. Rule: accounts-month (docs/rules.md)
 */
export async function closeMonth(firstDay: Day, now: Date): Promise<MonthlyAccounts> {
  const month = toPeriod(firstDay)
  const around = {
    from: addMinutes(month.from, -MARGIN_MINUTES),
    until: addMinutes(month.until, MARGIN_MINUTES),
  }
  const balance = await loadBalance(around, now)
  const accounts = await listAccountsMovements(database(), around)
  const { movements, entries } = selectMonthRecords({ movements: accounts, entries: balance.entries }, month)
  const comparisons = [
    ...compareReceipts(movements),
    ...compareWithStripe(movements, entries),
    ...(await carryBalance({ firstDay, month, balance, movements, entries }, now)),
  ]
  return {
    ...listDocuments(movements, accounts, month),
    payments: movements,
    entries: await withBookings(entries, accounts),
    comparisons,
  }
}

/**
 * Load a month's receipts and credit notes without asking Stripe, by our own clock, which may differ from Stripe's by
 * seconds around midnight.
 */
export async function loadMonthDocuments(firstDay: Day): Promise<Pick<MonthlyAccounts, 'sales' | 'refunds'>> {
  const month = toPeriod(firstDay)
  const accounts = await listAccountsMovements(database(), month)
  const { movements } = selectMonthRecords({ movements: accounts, entries: [] }, month)
  return listDocuments(movements, accounts, month)
}

function toPeriod(firstDay: Day): AccountsMonth {
  const nextMonth = `${addDays(firstDay, 31).slice(0, 7)}-01`
  return { from: helsinkiInstant(firstDay, '00:00'), until: helsinkiInstant(nextMonth, '00:00') }
}

/**
 * The documents of a month.
 *
 * @param accounts  the ledger's rows, with those of disputes that were lost in the month
 */
function listDocuments(
  movements: readonly AccountsMovement[],
  accounts: readonly AccountsMovement[],
  month: AccountsMonth,
): Pick<MonthlyAccounts, 'sales' | 'refunds'> {
  return {
    sales: [...documentsOf(movements, 'payment'), ...documentsOf(movements, 'dispute_won')],
    refunds: [...documentsOf(movements, 'refund'), ...lostDisputes(accounts, month)],
  }
}

type Balance = {
  readonly entries: readonly StripeBalanceEntry[]
  readonly payouts: readonly { readonly at: Date; readonly cents: number }[]
  readonly heldCents: number
}

/**
 * Load Stripe's entries from shortly before the month until now. Working back from the current balance, they give the
 * balance at any time in between.
 */
async function loadBalance({ from }: AccountsMonth, now: Date): Promise<Balance> {
  if (!isStripeConfigured()) return { entries: [], payouts: [], heldCents: 0 }
  const since = { from, until: addMinutes(now, MARGIN_MINUTES) }
  const heldCents = await retrieveBalanceCents()
  return { heldCents, entries: await listBalanceEntries(since), payouts: await listPayouts(since) }
}

/**
 * Check the month's balance, starting from the previous month's closing balance. Once the month is over, save its own
 * closing balance for the next one.
 */
async function carryBalance(
  {
    firstDay,
    month: { from, until },
    balance: { entries: all, payouts, heldCents: heldNowCents },
    movements,
    entries,
  }: {
    readonly firstDay: Day
    readonly month: AccountsMonth
    readonly balance: Balance
    readonly movements: readonly AccountsMovement[]
    readonly entries: readonly StripeBalanceEntry[]
  },
  now: Date,
): Promise<readonly AmountComparison[]> {
  const db = database()
  const [month, before] = [firstDay.slice(0, 7), addDays(firstDay, -1).slice(0, 7)]
  const heldCents =
    heldNowCents - sumCents(all.filter(({ at }) => at >= until).map(({ netCents }) => netCents))
  const comparisons = compareMonthBalance({
    carriedCents: isStripeConfigured() ? await findClosingBalance(db, before) : null,
    closedCents: isStripeConfigured() ? await findClosingBalance(db, month) : null,
    heldCents,
    movements: isStripeConfigured() ? movements : [],
    entries,
    payoutCents: sumCents(payouts.filter(({ at }) => at >= from && at < until).map(({ cents }) => cents)),
  })
  const isOver = addMinutes(until, SETTLED_MINUTES) <= now
  if (isStripeConfigured() && isOver) await addClosedMonth(db, { month, closingCents: heldCents }, now)
  return comparisons
}

/** Minutes after a month until it is complete: Stripe records an entry within an hour of the event. */
const SETTLED_MINUTES = 60

function documentsOf(
  movements: readonly AccountsMovement[],
  kind: 'payment' | 'refund' | 'dispute_won',
): readonly DocumentedSum[] {
  return movements.flatMap(({ document, reference, at, ...movement }) =>
    document && movement.kind === kind ? [{ ...document, reference, at }] : [],
  )
}

/**
 * The credit notes for disputes lost this month. The bank took the money when the dispute was opened, but the credit
 * note is dated the day of the bank's decision.
 */
function lostDisputes(
  accounts: readonly AccountsMovement[],
  { from, until }: AccountsMonth,
): readonly DocumentedSum[] {
  return accounts.flatMap(({ kind, document, reference }) =>
    kind === 'dispute' && document && document.issuedAt >= from && document.issuedAt < until
      ? [{ ...document, reference, at: document.issuedAt }]
      : [],
  )
}

async function withBookings(
  entries: readonly StripeBalanceEntry[],
  accounts: readonly AccountsMovement[],
): Promise<MonthlyAccounts['entries']> {
  const byPayment = new Map(accounts.map(({ paymentIntentId, reference }) => [paymentIntentId, reference]))
  const payouts = new Map<string, string>()
  for (const { kind, sourceId } of entries)
    if (kind === 'payout' && sourceId !== null)
      for (const id of await listPayoutEntryIds(sourceId)) payouts.set(id, sourceId)
  return entries.map((entry) => ({
    ...entry,
    reference: (entry.paymentIntentId !== null && byPayment.get(entry.paymentIntentId)) || null,
    payoutId: payouts.get(entry.id) ?? (entry.kind === 'payout' ? entry.sourceId : null),
  }))
}
