import 'server-only'
import { z } from 'zod'
import { flagInput, optionalEurosInput } from '@/lib/contract/operator-inputs'
import { database } from '@/lib/db/client'
import { type SeasonDeparture } from '@/lib/db/departures/season'
import { formatEuros } from '@/lib/language/money'
import { plural } from '@/lib/language/pluralize'
import { datesAct } from '@/lib/office/act'
import { nothingToDoOutcome, readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineDatesCommand } from '@/lib/office/command'
import { loadChosenDates, refuseNoDepartures } from '@/lib/office/departure/chosen-dates'
import { groupByText } from '@/lib/office/departure/group-by-text'
import { checkShownDays, digestLines } from '@/lib/office/departure/shown-days'
import { listDaysAhead } from '@/lib/use-cases/departures/lock-upcoming-departures'
import { type RepricedDeparture, setPrices } from '@/lib/use-cases/departures/set-prices'
import { takenForUndoText } from '@/lib/words/party/seats-for-undo-text'

const optionalEuros = optionalEurosInput.transform((cents) => cents ?? undefined).optional()

const input = z
  .object({ adult: optionalEuros, child: optionalEuros, ordinary: flagInput })
  .refine(({ adult, child, ordinary }) => ordinary || adult !== undefined || child !== undefined, {
    path: ['adult'],
    error: 'Please write a price for adults, for children, or both',
  })
  .refine(({ adult, child, ordinary }) => !ordinary || (adult === undefined && child === undefined), {
    path: ['ordinary'],
    error: 'Please choose one: new prices, or the tour’s ordinary prices',
  })
  .transform(({ adult, child, ordinary }) =>
    ordinary
      ? { adultCents: null, childCents: null }
      : {
          ...(adult !== undefined && { adultCents: adult }),
          ...(child !== undefined && { childCents: child }),
        },
  )

export const priceAct = datesAct({
  done: 'The price has been changed.',
  input,
  fields: async ({ dates }, now) => [
    {
      ...{ name: 'adult', label: 'Adult, in euros', isDecimal: true, isOptional: true },
      hint: `${presentPricesText(await listDaysAhead(database(), dates, now))}Leave empty to keep the current price. Guests who have booked keep the price they paid.`,
    },
    { name: 'child', label: 'Child, in euros', isDecimal: true, isOptional: true },
    { name: 'ordinary', label: 'Ordinary prices', isOptional: true, options: ORDINARY },
  ],
  async run({ dates, input: own, how, shown, now }) {
    const chosen = await loadChosenDates(dates)
    if (chosen.tourIds.length > 1) return refusedOutcome(SEVERAL_TOURS)
    const toLines = (days: readonly RepricedDeparture[]) => chosen.toLines(days, toText)
    const check = checkShownDays(shown, toLines)
    const days = await setPrices[how]({ ...dates, own, check }, now)
    if (days.length === 0) return refuseNoDepartures(chosen)
    const lines = toLines(days)
    const changed = days.filter((day) => !isSame(day))
    if (changed.length === 0) return nothingToDoOutcome(`${lines.join('. ')}.`)
    const done = `The price has been changed on ${plural(changed.length, 'date')}.`
    return readyOutcome(lines, {}, { shown: digestLines(lines), done })
  },
})

export const priceCommand = defineDatesCommand('price', {
  about: 'give upcoming dates their own price; guests who have booked keep the price they paid',
  examples: ['1 2026-12-24..2026-12-26 --adult 199 --child 149', '1 2026-12-24 --ordinary'],
  inputs: {
    adult: { flags: '--adult <euros>', about: 'for an adult; stays the same if left out' },
    child: { flags: '--child <euros>', about: 'for a child; stays the same if left out' },
    ordinary: {
      flags: '--ordinary',
      about: 'go back to the tour’s ordinary prices',
    },
  },
  usage: ({ adult, child, ordinary }) =>
    adult === undefined && child === undefined && !ordinary
      ? 'Say --adult, --child or both, or --ordinary.'
      : undefined,
  act: () => priceAct,
})

/** `Now 179 € / 129 € on 12 dates; 199 € / 149 € on 3 dates (adult / child). `; empty if no date is left. */
function presentPricesText(days: readonly SeasonDeparture[]): string {
  const groups = groupByText(
    days,
    ({ prices }) => `${formatEuros(prices.adultCents)} / ${formatEuros(prices.childCents)}`,
  )
  const parts = [...groups].map(([prices, { length }]) =>
    days.length === 1 ? prices : `${prices} on ${plural(length, 'date')}`,
  )
  return parts.length === 0 ? '' : `Now ${parts.join('; ')} (adult / child). `
}

const SEVERAL_TOURS =
  'These dates are of several tours, each with its own ordinary price. Please change the price of one tour at a time.'

const ORDINARY = [
  { value: 'no', text: 'No, use the prices above' },
  { value: 'yes', text: 'Yes, go back to the tour’s ordinary prices' },
] as const

function isSame({ prices, pricesThen }: RepricedDeparture): boolean {
  return prices.adultCents === pricesThen.adultCents && prices.childCents === pricesThen.childCents
}

function toText(
  { prices, pricesThen, seats, seatsTaken, forUndo }: RepricedDeparture,
  isOne: boolean,
): string {
  const adult = instead(prices.adultCents, pricesThen.adultCents)
  const child = instead(prices.childCents, pricesThen.childCents)
  return `: adult ${adult}, child ${child}; ${seatsTaken} of ${plural(seats, 'seat')} taken${isOne ? '' : ' on each'}${takenForUndoText(forUndo)}`
}

function instead(fromCents: number, toCents: number): string {
  return fromCents === toCents
    ? formatEuros(toCents)
    : `${formatEuros(toCents)} instead of ${formatEuros(fromCents)}`
}
