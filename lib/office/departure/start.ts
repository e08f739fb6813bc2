import 'server-only'
import { z } from 'zod'
import { outlivesPaymentPage } from '@/lib/booking/booking'
import { type Day, helsinkiInstant, helsinkiTime } from '@/lib/calendar/day'
import { timeInput } from '@/lib/contract/operator-inputs'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { departureAct } from '@/lib/office/act'
import { invalidInputOutcome, nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineDepartureCommand } from '@/lib/office/command'
import { type StartTimeChangeResult, changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { partyLine } from '@/lib/words/party/party-line'
import { TIME_CHANGE_REFUSALS } from '@/lib/words/refusals/departure'

type Party = Extract<StartTimeChangeResult, { kind: 'changed' }>['parties'][number]

export const startTimeAct = departureAct({
  done: 'The start time has been changed.',
  undoable: 'time',
  showsEmail: true,
  input: z.object({ time: timeInput }),
  fields: ({ departure }) => [
    {
      ...{ name: 'time', label: 'Start', value: helsinkiTime(departure.startsAt) },
      hint: 'In Helsinki time, such as 19:30.',
    },
  ],
  async run({ departure: { tourId, day }, input: { time }, how, call, now }) {
    if (isSkipped(day, time)) return invalidInputOutcome(skippedText(day, time), 'time')
    const answer = await changeStartTime[how]({ tourId, day, time }, now, call)
    if (answer.kind === 'refused') return refusedOutcome(TIME_CHANGE_REFUSALS[answer.reason])
    if (answer.kind === 'unchanged') return nothingToDoOutcome(`It already starts at ${time}.`)
    const { parties, command } = answer
    const guests = parties.reduce((sum, { booking }) => sum + booking.seats, 0)
    const done = `now starts at ${time}, with ${plural(parties.length, 'booking')}.`
    return readyOutcome([`The new start is ${time}.`, ...parties.map(toLine)], { guests }, { done, command })
  },
})

export const startTimeCommand = defineDepartureCommand('time', {
  about:
    'change when a departure starts; its end and the end of its sales move too, and every guest gets an e-mail with a new calendar file',
  examples: ['1 2026-12-24 19:30'],
  inputs: { time: { argument: '<time>', about: 'the new start in Helsinki time, such as 19:30' } },
  usage({ time: typed }, day) {
    const { data: time } = timeInput.safeParse(typed)
    return day !== undefined && time !== undefined && isSkipped(day, time)
      ? skippedText(day, time)
      : undefined
  },
  act: () => startTimeAct,
})

/** Whether this time does not exist on that day, because the clocks go forward in March. */
function isSkipped(day: Day, time: string): boolean {
  return helsinkiTime(helsinkiInstant(day, time)) !== time
}

function skippedText(day: Day, time: string): string {
  return `There is no ${time} on ${formatDay(day)}: the clocks skip it.`
}

function toLine({ booking, opensChoice }: Party): string {
  if (booking.state === 'hold' && !outlivesPaymentPage(booking)) return partyLine(booking, 'paying right now')
  return partyLine(booking, opensChoice ? 'notified, may choose something else' : 'notified')
}
