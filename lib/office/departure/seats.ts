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
    const toLine = (day: SeasonDeparture) => lineFor(day, chosen.nameDate(day), wanted)
    const check = checkShownDays(shown, toLine)
    const { kind, days } = await setSeats[how]({ ...dates, seats: wanted, check }, now)
    if (kind === 'refused') {
      const full = days.map(
        (day) =>
          `${chosen.nameDate(day)} already has ${plural(day.seatsHeld, 'seat')} taken${takenForUndoText(day.forUndo)}`,
      )
      return refusedField('seats', `${full.join('; ')}. Nothing was changed.`)
    }
    if (days.length === 0) return refuseNoDepartures(chosen)
    const lines = days.map(toLine)
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

function lineFor({ seats, seatsTaken, forUndo }: SeasonDeparture, date: string, wanted: number): string {
  const what = seats === wanted ? ', as before' : ` instead of ${seats}`
  return `${date}: ${plural(wanted, 'seat')}${what}; ${seatsTaken} taken${takenForUndoText(forUndo)}`
}
