import { InvalidArgumentError } from 'commander'
import { type DayRange, type DayResolver, parseDayInput, splitDayRange } from '@/lib/contract/parse-day-input'
import { UsageError } from '@/lib/commands/failures'

export type RangeResolver = (now: Date) => DayRange

/** The format of a day; there may be no such day. */
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/

/** Parse a day in Helsinki, written `today`, `tomorrow` or `2026-12-24`. Throws `InvalidArgumentError`. */
export function parseDay(text: string): DayResolver {
  const day = parseDayInput(text)
  if (day) return day
  const word = text.trim()
  throw new InvalidArgumentError(
    WRITTEN.test(word) ? `There is no ${word}.` : 'Write a day as today, tomorrow or 2026-12-24.',
  )
}

/** Parse a day, or a range such as `2026-12-24..2026-12-26`. Throws `InvalidArgumentError`. */
export function parseDayRange(text: string): RangeResolver {
  const ends = splitDayRange(text)
  if (!ends) throw new InvalidArgumentError('Write a range as 2026-12-24..2026-12-26, with both ends.')
  const [first, last] = [parseDay(ends[0]), parseDay(ends[1])]
  return (now) => {
    const range = { first: first(now), last: last(now) }
    if (range.last < range.first) throw new UsageError(`${text} ends before it begins.`)
    return range
  }
}
