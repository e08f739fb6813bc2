import 'server-only'
import { z } from 'zod'
import { seatsInput } from '@/lib/contract/operator-inputs'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { datesAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome, refusedField } from '@/lib/office/outcomes'
import { defineDatesCommand } from '@/lib/office/command'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { refuseNoDepartures } from '@/lib/office/describe'
import { setSeats } from '@/lib/use-cases/seats/set-seats'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'

export const seatsAct = datesAct({
  done: 'The number of seats has been changed.',
  input: z.object({ seats: seatsInput }),
  fields: () => [
    { name: 'seats', label: 'Seats', type: 'number', hint: 'The total, including the seats already taken.' },
  ],
  async run({ tourId, first, last, input: { seats: wanted }, how, shown, now }) {
    const toLine = (day: SeasonDeparture) => lineFor(day, wanted)
    const check = checkShownDays(shown, toLine)
    const { kind, days } = await setSeats[how]({ tourId, first, last, seats: wanted, check }, now)
    if (kind === 'refused') {
      const full = days.map(
        ({ day, seatsHeld, forUndo }) =>
          `${formatDay(day)} already has ${plural(seatsHeld, 'seat')} taken${takenForUndoText(forUndo)}`,
      )
      return refusedField('seats', `${full.join('; ')}. Nothing was changed.`)
    }
    if (days.length === 0) return refuseNoDepartures({ tourId })
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

function lineFor({ day, seats, seatsTaken, forUndo }: SeasonDeparture, wanted: number): string {
  const what = seats === wanted ? ', as before' : ` instead of ${seats}`
  return `${formatDay(day)}: ${plural(wanted, 'seat')}${what}; ${seatsTaken} taken${takenForUndoText(forUndo)}`
}
