import 'server-only'
import { z } from 'zod'
import { plural } from '@/lib/language/pluralize'
import { datesAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineDatesCommand } from '@/lib/office/command'
import { loadChosenDates, refuseNoDepartures } from '@/lib/office/departure/chosen-dates'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { type SalesChangeResult, setSalesClosed } from '@/lib/use-cases/departures/set-sales-closed'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'

export const closeSalesAct = saleAct(true, 'It is off sale.')

export const openSalesAct = saleAct(false, 'It is on sale.')

export const closeSalesCommand = defineDatesCommand('close', {
  about: 'take dates off sale; guests who have booked keep their seats',
  examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26'],
  act: () => closeSalesAct,
})

export const openSalesCommand = defineDatesCommand('open', {
  about: 'put dates back on sale',
  examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26 --yes'],
  act: () => openSalesAct,
})

function saleAct(isClosed: boolean, done: string) {
  return datesAct({
    done,
    input: z.object({}),
    async run({ dates, how, shown, now }) {
      const chosen = await loadChosenDates(dates)
      const toLines = (days: readonly SalesChangeResult[]) =>
        chosen.toLines(days, (day, isOne) => ` ${changeText(day, isClosed, isOne)}`)
      const check = checkShownDays(shown, toLines)
      const days = await setSalesClosed[how]({ ...dates, check }, isClosed, now)
      if (days.length === 0) return refuseNoDepartures(chosen)
      const lines = toLines(days)
      if (days.every(({ outcome }) => outcome === 'cancelled' || outcome === 'over'))
        return refusedOutcome(`${lines.join('; ')}.`)
      const changed = days.filter(({ outcome }) => outcome === 'changed')
      if (changed.length === 0) return nothingToDoOutcome(`${lines.join('; ')}.`)
      const guests = changed.reduce(
        (sum, { seatsTaken, forUndo }) => sum + seatsTaken - (forUndo?.seats ?? 0),
        0,
      )
      const are = `${plural(changed.length, 'date')} ${changed.length === 1 ? 'is' : 'are'}`
      return readyOutcome(
        lines,
        { guests },
        { shown: digestLines(lines), done: `${are} now ${isClosed ? 'off' : 'on'} sale.` },
      )
    },
  })
}

function changeText(
  { seats, seatsTaken, forUndo, outcome }: SalesChangeResult,
  isClosed: boolean,
  isOne: boolean,
): string {
  const [is, go, its] = isOne ? ['is', 'goes', 'its'] : ['are', 'go', 'their']
  const sale = isClosed ? 'off sale' : 'on sale'
  const texts = {
    cancelled: `${is} cancelled and cannot be put back on sale`,
    over: `can no longer be booked: ${its} sales have ended`,
    unchanged: `${is} already ${sale}`,
    changed: `${go} ${sale}`,
  }
  return `${texts[outcome]}; ${seatsTaken} of ${plural(seats, 'seat')} taken${isOne ? '' : ' on each'}${takenForUndoText(forUndo)}`
}
