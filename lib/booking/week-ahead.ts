import { type Day, helsinkiDay, helsinkiTime, weekdayIndex } from '@/lib/calendar/day'

/** In Helsinki, on Mondays. */
const TOLD_FROM = '08:00'

/**
 * The Monday whose week the operator is told of at an instant; null on other days, and before that time.
 *
 * Rule: week-ahead (docs/rules.md)
 */
export function mondayToTell(now: Date): Day | null {
  const today = helsinkiDay(now)
  return weekdayIndex(today) === 0 && helsinkiTime(now) >= TOLD_FROM ? today : null
}

/** The winter that a day belongs to, with the summers around it: from July to June, the months in which one turns to the next. */
export function salesYearOf(day: Day): { readonly first: Day; readonly last: Day } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)
  return { first: `${year}-07-01`, last: `${year + 1}-06-30` }
}

/** A row of the ledger, as far as money moved by it. */
type Moved = { readonly kind: string; readonly reason: string | null; readonly cents: number }

/**
 * What has come and what has gone, in cents. Banks take and give as well, and a refund that bounced has not gone: of all
 * corrections that one alone is about money. Rule: ledger-sum (docs/rules.md)
 */
export function moneyOf(rows: readonly Moved[]): { readonly inCents: number; readonly outCents: number } {
  const sum = (wanted: (row: Moved) => boolean) =>
    rows.filter(wanted).reduce((cents, row) => cents + row.cents, 0)
  return {
    inCents: sum(({ kind }) => kind === 'payment' || kind === 'dispute_won'),
    outCents: sum(
      ({ kind, reason }) => kind === 'refund' || kind === 'dispute' || reason === 'refund_bounced',
    ),
  }
}
