import { type Day, helsinkiDay, helsinkiTime, weekdayIndex } from '@/lib/calendar/day'

/** When the operator gets Monday's e-mail about the week ahead, in Helsinki time. */
const TOLD_FROM = '08:00'

/**
 * The Monday of the week about which the operator should get an e-mail now. Null on other days, and before eight on
 * Mondays.
 *
 * Rule: week-ahead (docs/rules.md)
 */
export function weekAheadMonday(now: Date): Day | null {
  const today = helsinkiDay(now)
  return weekdayIndex(today) === 0 && helsinkiTime(now) >= TOLD_FROM ? today : null
}

/** The sales year that a day belongs to, from July to June, so that each winter falls in one year. */
export function toSalesYear(day: Day): { readonly first: Day; readonly last: Day } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)
  return { first: `${year}-07-01`, last: `${year + 1}-06-30` }
}

/** The part of a ledger row that says how money moved. */
type Moved = { readonly kind: string; readonly reason: string | null; readonly cents: number }

/**
 * Add up the money in and out, in cents. This includes amounts that banks took or returned in disputes, and leaves out
 * bounced refunds, the only corrections that concern real money. Rule: ledger-sum (docs/rules.md)
 */
export function sumMovements(rows: readonly Moved[]): {
  readonly inCents: number
  readonly outCents: number
} {
  const sum = (wanted: (row: Moved) => boolean) =>
    rows.filter(wanted).reduce((cents, row) => cents + row.cents, 0)
  return {
    inCents: sum(({ kind }) => kind === 'payment' || kind === 'dispute_won'),
    outCents: sum(
      ({ kind, reason }) => kind === 'refund' || kind === 'dispute' || reason === 'refund_bounced',
    ),
  }
}
