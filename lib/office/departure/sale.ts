import 'server-only'
import { z } from 'zod'
import { formatDay } from '@/lib/language/dates'
import { plural } from '@/lib/language/plural'
import { datesAct } from '@/lib/office/act'
import { nothing, ready, refused } from '@/lib/office/outcomes'
import { datesCommand } from '@/lib/office/command'
import { noDates } from '@/lib/office/describe'
import { type OnSaleResult, setOnSale } from '@/lib/use-cases/departures/set-on-sale'

export const close = saleAct(true, 'It is off sale.')

export const open = saleAct(false, 'It is on sale.')

export const closeCommand = datesCommand('close', {
  about: 'take dates off sale; who has booked them keeps their seats',
  examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26'],
  act: () => close,
})

export const openCommand = datesCommand('open', {
  about: 'put dates back on sale',
  examples: ['1 2026-12-24', 'ice-fishing 2026-12-24..2026-12-26 --yes'],
  act: () => open,
})

function saleAct(isClosed: boolean, done: string) {
  return datesAct({
    done,
    input: z.object({}),
    async run({ tourId, first, last, how, now }) {
      const days = await setOnSale[how]({ tourId, first, last }, isClosed, now)
      if (days.length === 0) return noDates({ tourId })
      const lines = days.map((day) => toLine(day, isClosed))
      if (days.every(({ outcome }) => outcome === 'cancelled' || outcome === 'over'))
        return refused(`${lines.join('; ')}.`)
      const changed = days.filter(({ outcome }) => outcome === 'changed')
      if (changed.length === 0) return nothing(`${lines.join('; ')}.`)
      const guests = changed.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0)
      const done = `${plural(changed.length, 'date')} ${changed.length === 1 ? 'is' : 'are'} ${isClosed ? 'closed' : 'on sale'}.`
      return ready(lines, { guests }, { done })
    },
  })
}

function toLine({ day, seats, seatsTaken, outcome }: OnSaleResult, isClosed: boolean): string {
  const texts = {
    cancelled: 'is cancelled, and stays so',
    over: 'can no longer be booked: its booking time is over',
    unchanged: isClosed ? 'is closed already' : 'is on sale already',
    changed: isClosed ? 'goes off sale' : 'goes on sale',
  }
  return `${formatDay(day)} ${texts[outcome]}; ${seatsTaken} of its ${plural(seats, 'seat')} taken`
}
