import 'server-only'
import { sumMovements } from '@/lib/booking/days/week-ahead'
import { helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { addMonths, type Month, toMonth } from '@/lib/calendar/month'
import { type OfficeMoney } from '@/lib/contract/office-lists'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { database } from '@/lib/db/client'
import { listMovements, listMovementsPage, type ListedMovement } from '@/lib/db/money/listed-movements'
import { formatInstant, formatMonth } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { listOpenItems } from '@/lib/use-cases/operator-page/list-open-items'

const LIMIT = 50

/** The kinds of open items that are about money. */
const ABOUT_MONEY = [
  ...['dispute', 'refund_refused', 'refund_by_hand', 'refund_failing'],
  ...['crypto_awaited', 'details_to_send', 'payment_awaited'],
]

/** Load what is open about money, and a month of the ledger, newest first. */
export async function loadMoney(
  { month, after }: { readonly month?: Month | undefined; readonly after?: string | undefined },
  now: Date,
): Promise<OfficeMoney> {
  const shown = month ?? toMonth(helsinkiDay(now))
  const period = {
    from: helsinkiInstant(`${shown}-01`, '00:00'),
    until: helsinkiInstant(`${addMonths(shown, 1)}-01`, '00:00'),
  }
  const { inCents, outCents } = sumMovements(await listMovements(database(), period))
  const { rows, next } = await listMovementsPage(database(), period, { limit: LIMIT, after })
  const open = (await listOpenItems(now)).filter(({ kind }) => ABOUT_MONEY.includes(kind))
  return {
    month: shown,
    monthText: formatMonth(shown),
    previous: addMonths(shown, -1),
    next: addMonths(shown, 1),
    sums: `${formatEuros(inCents)} came in, ${formatEuros(outCents)} went out`,
    open: {
      rows: open.map(({ kind, about, text, act }) => ({
        key: `${kind}${about}`,
        path: act?.path ?? null,
        title: about,
        lines: [text],
        side: kind.replaceAll('_', ' '),
      })),
      nextQuery: null,
    },
    ledger: {
      rows: rows.map(toRow),
      nextQuery: next && new URLSearchParams({ month: shown, after: next }).toString(),
    },
  }
}

function toRow({
  at,
  sequence,
  reference,
  kind,
  method,
  cents,
  document,
}: ListedMovement & { readonly sequence: string }) {
  return {
    key: sequence,
    path: officeBookingPath({ reference }),
    title: `${kind.replace('_', ' ')}, ${reference}`,
    lines: [[formatInstant(at), method, document].filter((part) => part !== null).join(', ')],
    side: formatEuros(cents),
  }
}
