import 'server-only'
import { z } from 'zod'
import { seatsInput } from '@/lib/contract/operator-inputs'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { plural } from '@/lib/language/pluralize'
import { datesAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome, refusedField } from '@/lib/office/outcomes'
import { defineDatesCommand } from '@/lib/office/command'
import { loadChosenDates, refuseNoDepartures } from '@/lib/office/departure/chosen-dates'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'

export const seatsAct = datesAct({
  done: 'The number of seats has been changed.',
  input: z.object({ seats: seatsInput }),
  fields: () => [
    { name: 'seats', label: 'Seats', type: 'number', hint: 'The total, including the seats already taken.' },
  ],
  async run({ dates, input: { seats: wanted }, how, shown, now }) {
    const chosen = await loadChosenDates(dates)
    const toLines = (days: readonly SeasonDeparture[]) =>
      chosen.toLines(days, (day, isOne) => toText(day, wanted, isOne))
    const check = checkShownDays(shown, toLines)
    const { kind, days } = await setSeats[how]({ ...dates, seats: wanted, check }, now)
    if (kind === 'refused') {
      const full = chosen.toLines(
        days,
        ({ seatsHeld, forUndo }, isOne) =>
          ` already ${isOne ? 'has' : 'each have'} ${plural(seatsHeld, 'seat')} taken${takenForUndoText(forUndo)}`,
      )
      return refusedField('seats', `${full.join('; ')}. Nothing was changed.`)
    }
    if (days.length === 0) return refuseNoDepartures(chosen)
    const lines = toLines(days)
    const changed = days.filter((day) => day.seats !== wanted)
    if (changed.length === 0) return nothingToDoOutcome(`${lines.join('. ')}.`)
    const have = `${plural(changed.length, 'date')} now ${changed.length === 1 ? 'has' : 'have'}`
    return readyOutcome(lines, {}, { shown: digestLines(lines), done: `${have} ${plural(wanted, 'seat')}.` })
  },
})

export const seatsCommand = defineDatesCommand('seats', {
  about: 'set the number of seats on upcoming dates, never below the seats already taken',
  examples: ['1 2026-12-24..2026-12-26 12'],
  inputs: { seats: { argument: '<seats>', about: 'how many seats each date has in total' } },
  act: () => seatsAct,
})

function toText({ seats, seatsTaken, forUndo }: SeasonDeparture, wanted: number, isOne: boolean): string {
  const what = seats === wanted ? ', as before' : ` instead of ${seats}`
  return `: ${plural(wanted, 'seat')}${what}; ${seatsTaken} taken${isOne ? '' : ' on each'}${takenForUndoText(forUndo)}`
}
