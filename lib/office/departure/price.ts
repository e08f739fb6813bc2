import 'server-only'
import { z } from 'zod'
import { flagInput, optionalEurosInput } from '@/lib/contract/operator-inputs'
import { formatDay } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/plural'
import { datesAct } from '@/lib/office/act'
import { invalidInput, nothing, ready } from '@/lib/office/outcomes'
import { datesCommand } from '@/lib/office/command'
import { noDates } from '@/lib/office/describe'
import { type PricedDay, setPrices } from '@/lib/use-cases/departures/set-prices'

const optionalEuros = optionalEurosInput.transform((cents) => cents ?? undefined).optional()

export const price = datesAct({
  done: 'The price is changed.',
  input: z.object({ adult: optionalEuros, child: optionalEuros, ordinary: flagInput }),
  fields: () => [
    {
      ...{ name: 'adult', label: 'Adult, in euros', isDecimal: true, isOptional: true },
      hint: 'Left empty, it stays as it is. Anyone who has booked keeps the price paid.',
    },
    { name: 'child', label: 'Child, in euros', isDecimal: true, isOptional: true },
  ],
  async run({ tourId, first, last, input: { adult, child, ordinary }, how, now }) {
    if (!ordinary && adult === undefined && child === undefined)
      return invalidInput('Please write a price for adults, for children, or both.')
    const own = ordinary
      ? { adultCents: null, childCents: null }
      : {
          ...(adult !== undefined && { adultCents: adult }),
          ...(child !== undefined && { childCents: child }),
        }
    const days = await setPrices[how]({ tourId, first, last, own }, now)
    if (days.length === 0) return noDates({ tourId })
    const lines = days.map(toLine)
    return days.every(isSame)
      ? nothing(`${lines.join('. ')}.`)
      : ready(
          lines,
          {},
          { done: `${plural(days.filter((day) => !isSame(day)).length, 'date')} with a new price.` },
        )
  },
})

export const priceCommand = datesCommand('price', {
  about: 'give dates that have not begun their own price; who has booked keeps the price paid',
  examples: ['1 2026-12-24..2026-12-26 --adult 199 --child 149', '1 2026-12-24 --ordinary'],
  inputs: {
    adult: { flags: '--adult <euros>', about: 'of an adult; left out, it stays as it is' },
    child: { flags: '--child <euros>', about: 'of a child; left out, it stays as it is' },
    ordinary: {
      flags: '--ordinary',
      about: 'the tour’s own prices again',
      conflicts: ['adult', 'child'],
    },
  },
  usage: ({ adult, child, ordinary }) =>
    adult === undefined && child === undefined && !ordinary
      ? 'Say --adult, --child or both, or --ordinary.'
      : undefined,
  act: () => price,
})

function isSame({ prices, pricesThen }: PricedDay): boolean {
  return prices.adultCents === pricesThen.adultCents && prices.childCents === pricesThen.childCents
}

function toLine({ day, prices, pricesThen, seats, seatsTaken }: PricedDay): string {
  const adult = instead(prices.adultCents, pricesThen.adultCents)
  const child = instead(prices.childCents, pricesThen.childCents)
  return `${formatDay(day)}: adult ${adult}, child ${child}; ${seatsTaken} of its ${plural(seats, 'seat')} taken`
}

function instead(fromCents: number, toCents: number): string {
  return fromCents === toCents
    ? formatEuros(toCents)
    : `${formatEuros(toCents)} instead of ${formatEuros(fromCents)}`
}
