import { addDays } from '@/lib/calendar/day'
import { cleanLine } from '@/lib/emails/facts/clean-text'
import { type WeekAheadFacts, weekAheadFactsSchema } from '@/lib/emails/facts/notice-facts'
import { type Part, type Row } from '@/lib/emails/layout/email-draft'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { formatDate, formatDay, formatMonth } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'

/** Monday's overview of the week ahead. Rule: week-ahead (docs/rules.md) */
export const weekAheadOperator = defineInboxEmail({ facts: weekAheadFactsSchema }, (facts) => {
  const { monday, matters, choices } = facts
  const guests = facts.departures.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0)
  const matter = matters.length === 1 ? 'item needs' : 'items need'
  return {
    subject: `The week from ${formatDate(monday)}`,
    preheader: `${plural(guests, 'seat')} taken, ${matters.length} ${matter} your attention, ${plural(choices.length, 'choice')} open.`,
    headline: 'The week ahead',
    subline: `${formatDay(monday)}, to ${formatDay(addDays(monday, 6))}`,
    parts: [
      ...tableOrText('Needs your attention', matters.map(openItemRow), 'Nothing needs your attention.'),
      ...tableOrText('Seats taken', departureRows(facts), 'No departures this week.'),
      { kind: 'table', title: 'Money', rows: moneyRows(facts) },
      ...tableOrText('Open choices', choices.map(openItemRow), 'No guest has an open choice.'),
      ...tableOrText('Waiting lists', waitingRows(facts), 'Nobody is waiting for a place.'),
      ...salesChart(facts),
    ],
  }
})

function tableOrText(title: string, rows: readonly Row[], none: string): readonly Part[] {
  return [rows.length > 0 ? { kind: 'table', title, rows } : { kind: 'section', title, text: none }]
}

/** Show the command for an item that cannot be dealt with on a page. */
function openItemRow({ about, text, command, url }: WeekAheadFacts['matters'][number]): Row {
  const line = cleanLine(text)
  return { label: cleanLine(about), value: url === null ? `${line}\n${command}` : line, url }
}

/** One row per day and one line per departure, such as `20:00 Guaranteed Northern Lights Tour: 5 of 8`. */
function departureRows({ departures }: WeekAheadFacts): readonly Row[] {
  const days = [...new Set(departures.map(({ day }) => day))]
  return days.map((day) => ({
    label: formatDay(day).replace(/ \d{4}$/, ''),
    value: departures
      .filter((departure) => departure.day === day)
      .toSorted((one, other) => one.time.localeCompare(other.time))
      .map(({ time, tourName, seats, seatsTaken }) => `${time} ${tourName}: ${seatsTaken} of ${seats}`)
      .join('\n'),
  }))
}

function moneyRows({ money }: WeekAheadFacts): readonly Row[] {
  return [
    { label: 'Last week', value: `${formatEuros(money.inCents)} in, ${formatEuros(money.outCents)} out` },
    {
      label: 'Expected',
      value: `${formatEuros(money.inAheadCents)} in, requested but not paid yet\n${formatEuros(money.outAheadCents)} out, refunds not made yet`,
    },
  ]
}

function waitingRows({ waiting }: WeekAheadFacts): readonly Row[] {
  return waiting.map(({ day, tourName, parties }) => ({
    label: formatDay(day),
    value: `${tourName}: ${plural(parties, 'party waits', 'parties wait')}`,
  }))
}

function salesChart({ sales }: WeekAheadFacts): readonly Part[] {
  const most = Math.max(...sales.map(({ cents }) => cents))
  if (sales.length === 0) return []
  const bars = sales.map(({ month, cents, seats, seatsSold }) => ({
    label: formatMonth(month),
    value: `${formatEuros(cents)}, ${seatsSold} of ${plural(seats, 'seat')}`,
    share: most > 0 ? cents / most : 0,
  }))
  return [{ kind: 'bars', title: 'The season’s sales, by month of the tour', bars }]
}
