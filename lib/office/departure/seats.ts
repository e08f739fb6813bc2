import 'server-only'
import { z } from 'zod'
import { seatsInput } from '@/lib/contract/operator-inputs'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'
import { datesAct } from '@/lib/office/act'
import { nothing, ready, refused } from '@/lib/office/outcomes'
import { datesCommand } from '@/lib/office/command'
import { noDates } from '@/lib/office/describe'
import { setSeats } from '@/lib/use-cases/seats/set-seats'

export const seats = datesAct({
  done: 'The number of seats is changed.',
  input: z.object({ seats: seatsInput }),
  fields: () => [
    { name: 'seats', label: 'Seats', type: 'number', hint: 'All of them, those taken included.' },
  ],
  async run({ tourId, first, last, input: { seats: wanted }, how, now }) {
    const { kind, days } = await setSeats[how]({ tourId, first, last, seats: wanted }, now)
    if (kind === 'refused') {
      const full = days.map(({ day, seatsHeld }) => `${formatDay(day)} has ${seatsHeld} taken`)
      return refused(`${full.join('; ')}. Nothing is changed.`)
    }
    if (days.length === 0) return noDates({ tourId })
    const lines = days.map((day) => toLine(day, wanted))
    return days.every((day) => day.seats === wanted)
      ? nothing(`${lines.join('. ')}.`)
      : ready(
          lines,
          {},
          {
            done: `${plural(days.filter(({ seats }) => seats !== wanted).length, 'date')} with ${plural(wanted, 'seat')} from now on.`,
          },
        )
  },
})

export const seatsCommand = datesCommand('seats', {
  about: 'give dates that have not begun another number of seats, never below those taken',
  examples: ['1 2026-12-24..2026-12-26 12'],
  inputs: { seats: { argument: '<seats>', about: 'of each date' } },
  act: () => seats,
})

function toLine({ day, seats, seatsTaken }: SeasonDeparture, wanted: number): string {
  const what = seats === wanted ? `${wanted}, as it is` : `${wanted} instead of ${seats}`
  return `${formatDay(day)}: ${what}; ${seatsTaken} taken`
}
