import { type Command, Option } from 'commander'
import { type OwnPrices } from '@/lib/booking/departure-price'
import { formatEuros } from '@/lib/booking/money'
import { plural } from '@/lib/booking/plural'
import { formatDay } from '@/lib/calendar/day'
import { carryOut } from '@/lib/commands/carry-out'
import { RefusedCommandError, UsageError } from '@/lib/commands/failures'
import { type DayRange, parseRange, type TypedRange } from '@/lib/commands/parse-day'
import { parseEuros } from '@/lib/commands/parse-euros'
import { loadTourName, parseTour } from '@/lib/commands/parse-tour'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { type PricedDay, setPrices } from '@/lib/use-cases/departures/set-prices'

type Options = ChangingOptions & {
  readonly adult?: number
  readonly child?: number
  readonly ordinary?: true
}

export function addPrice(program: Command, clock: Clock): void {
  const command = subcommand(program, 'price', {
    about: 'give dates that have not begun their own price; who has booked keeps the price paid',
    examples: ['1 2026-12-24..2026-12-26 --adult 199 --child 149', '1 2026-12-24 --ordinary'],
  })
    .argument('<tour>', 'its number or page', parseTour)
    .argument('<range>', 'a day or several', parseRange)
    .option('--adult <euros>', 'of an adult; left out, it stays as it is', parseEuros)
    .option('--child <euros>', 'of a child; left out, it stays as it is', parseEuros)
    .addOption(new Option('--ordinary', 'the tour’s own prices again').conflicts(['adult', 'child']))
  changing(command).action((tourId: number, range: TypedRange, options: Options) =>
    price({ tourId, ...range(clock()) }, options, clock()),
  )
}

type Where = DayRange & { readonly tourId: number }

async function price(where: Where, options: Options, now: Date): Promise<void> {
  const wanted = { ...where, own: ownPricesOf(options) }
  const name = await loadTourName(where.tourId)
  const days = await setPrices.preview(wanted, now)
  if (days.length === 0) throw new RefusedCommandError(`${name} has no departure ahead then.`)
  const preview = [`${name}:`, ...days.map(dayLine)]
  if (days.every(isSame)) {
    for (const line of [...preview, 'There is nothing to do.']) console.log(line)
    return
  }
  await carryOut(
    {
      preview,
      effect: { guests: 0, emails: 0 },
      act: async () => {
        const done = await setPrices.run(wanted, now)
        return [`${plural(done.filter((day) => !isSame(day)).length, 'date')} priced anew.`]
      },
    },
    options,
  )
}

function ownPricesOf({ adult, child, ordinary }: Options): Partial<OwnPrices> {
  if (ordinary) return { adultCents: null, childCents: null }
  if (adult === undefined && child === undefined)
    throw new UsageError('Say --adult, --child or both, or --ordinary.')
  return {
    ...(adult !== undefined && { adultCents: adult }),
    ...(child !== undefined && { childCents: child }),
  }
}

function isSame({ prices, pricesThen }: PricedDay): boolean {
  return prices.adultCents === pricesThen.adultCents && prices.childCents === pricesThen.childCents
}

function dayLine({ day, prices, pricesThen, seats, seatsTaken }: PricedDay): string {
  const adult = change(prices.adultCents, pricesThen.adultCents)
  const child = change(prices.childCents, pricesThen.childCents)
  return `  ${formatDay(day)}: adult ${adult}, child ${child}; ${seatsTaken} of its ${plural(seats, 'seat')} taken`
}

function change(fromCents: number, toCents: number): string {
  return fromCents === toCents
    ? formatEuros(toCents)
    : `${formatEuros(toCents)} instead of ${formatEuros(fromCents)}`
}
