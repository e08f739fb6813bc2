import 'server-only'
import { type OpenItemKind } from '@/lib/booking/days/open-item-order'
import { sumDocuments } from '@/lib/booking/money/accounts-month'
import { sumMovements } from '@/lib/booking/days/week-ahead'
import { addDays, type Day, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'
import { type RecordRow } from '@/lib/contract/office-lists'
import { type BooksCheck, type OfficeMoney } from '@/lib/contract/office-money'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { findLastBookCheck, type LastBookCheck } from '@/lib/db/money/book-checks'
import { type ListedMovement, listMovements, listMovementsPage } from '@/lib/db/money/listed-movements'
import { listRefundsUnderWay, type RefundUnderWay } from '@/lib/db/money/refunds'
import { formatStamp, formatMonth } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { movementRow } from '@/lib/use-cases/office/movement-row'
import { listOpenItems } from '@/lib/use-cases/operator-page/list-open-items'
import { loadMonthDocuments } from '@/lib/use-cases/payments/close-month'

const LIMIT = 50

/** The open items that are about money, under their headings. */
const HEADINGS: readonly (readonly [heading: string, kinds: readonly OpenItemKind[]])[] = [
  ['Disputes', ['dispute']],
  ['Money to return', ['refund_refused', 'refund_by_hand', 'refund_failing']],
  ['Cryptocurrency', ['details_to_send', 'crypto_awaited']],
  ['Links that are not paid yet', ['payment_awaited']],
]

/** List the ledger from one day to another, both included. */
export function listLedger(first: Day, last: Day): Promise<readonly ListedMovement[]> {
  return listMovements(database(), periodOf(first, last))
}

function periodOf(first: Day, last: Day) {
  return { from: helsinkiInstant(first, '00:00'), until: helsinkiInstant(addDays(last, 1), '00:00') }
}

/** Load what is open about money, what the books say, and a month of the ledger, newest first. */
export async function loadMoney(
  { month, after }: { readonly month?: Month | undefined; readonly after?: string | undefined },
  now: Date,
): Promise<OfficeMoney> {
  const today = helsinkiDay(now)
  const shown = month ?? toMonth(today)
  const period = periodOf(`${shown}-01`, addDays(`${addMonths(shown, 1)}-01`, -1))
  const [items, underWay, check, movements, documents, { rows, next }] = await Promise.all([
    listOpenItems(now),
    listRefundsUnderWay(database()),
    findLastBookCheck(database()),
    listMovements(database(), period),
    loadMonthDocuments(`${shown}-01`),
    listMovementsPage(database(), period, { limit: LIMIT, after }),
  ])
  const { inCents, outCents } = sumMovements(movements)
  const { salesCents, refundsCents, vatCents } = sumDocuments(documents)
  const year = Number(today.slice(0, 4))
  return {
    open: HEADINGS.map(([heading, kinds]) => ({
      heading,
      items: items.filter(({ kind }) => kinds.includes(kind)),
    })).filter((group) => group.items.length > 0),
    underWay: { rows: underWay.map(toRow), nextQuery: null },
    check: checkText(check),
    month: shown,
    monthText: formatMonth(shown),
    previous: addMonths(shown, -1),
    next: addMonths(shown, 1),
    figures: [
      ['Came in', formatEuros(inCents)],
      ['Went out', formatEuros(outCents)],
      ['Sales', `${formatEuros(salesCents)}, ${plural(documents.sales.length, 'receipt')}`],
      ['Refunds', `${formatEuros(refundsCents)}, ${plural(documents.refunds.length, 'credit note')}`],
      ['VAT', formatEuros(vatCents)],
    ],
    ledger: {
      rows: rows.map(movementRow),
      nextQuery: next && new URLSearchParams({ month: shown, after: next }).toString(),
    },
    years: [
      { name: 'This year', from: `${year}-01-01`, until: today },
      { name: 'Last year', from: `${year - 1}-01-01`, until: `${year - 1}-12-31` },
    ],
  }
}

const UNDER_WAY: Readonly<Record<RefundUnderWay['state'], string>> = {
  waiting: 'waits, because it can still be undone',
  due: 'about to be sent to Stripe',
  refused: 'stopped until the bank decides about the dispute',
}

function toRow({ id, reference, cents, state }: RefundUnderWay): RecordRow {
  return {
    key: id,
    path: officeBookingPath({ reference }),
    title: reference,
    lines: [UNDER_WAY[state]],
    side: formatEuros(cents),
  }
}

const STRIPE = {
  compared: 'The ledger was compared with Stripe.',
  away: 'Stripe did not respond, so the ledger was not compared with it.',
  off: 'There is no Stripe account to compare with.',
}

function checkText(check: LastBookCheck | null): BooksCheck {
  if (!check) return { text: 'The books are checked every night. There has been no night yet.', findings: [] }
  const { checkedAt, findings, stripe, reported } = check
  const found =
    findings === 0 ? 'everything agrees.' : `${plural(findings, 'finding')}; ./ops check lists them all.`
  return {
    text: `Checked ${formatStamp(checkedAt)}: ${found} ${STRIPE[stripe]}`,
    findings: reported.map(({ about, text }) => `${about}: ${text}`),
  }
}
