import { InvalidArgumentError } from 'commander'
import { helsinkiInstant } from '@/lib/calendar/day'
import { instantInput } from '@/lib/contract/operator-inputs'
import { parseDayInput } from '@/lib/contract/parse-day-input'

/** Resolves a point in time that the operator typed; `today` depends on the database's clock. */
export type MomentResolver = (now: Date) => Date

/** Matches an instant with its offset, as written in PostgreSQL's log, in `recovery_target_time` and in ISO 8601. */
const WITH_OFFSET =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,6})?)?(Z|[+-]\d{2})(?::?(\d{2}))?$/i

/**
 * Parse a point in time: `2026-12-11 19:50` in Helsinki, a day from its midnight there, or an instant with its offset,
 * as PostgreSQL logs it: `2026-12-11 17:50:00.505424+00`. Throws `InvalidArgumentError`.
 */
export function parseMoment(text: string): MomentResolver {
  const word = text.trim()
  const day = parseDayInput(word)
  if (day) return (now) => helsinkiInstant(day(now), '00:00')
  const local = instantInput.safeParse(word)
  if (local.success) return () => local.data
  const [, date, time, seconds = ':00', offset = '', minutes = '00'] = WITH_OFFSET.exec(word) ?? []
  const zone = offset.toUpperCase() === 'Z' ? 'Z' : `${offset}:${minutes}`
  const instant = new Date(`${date}T${time}${seconds.slice(0, 7)}${zone}`)
  if (!date || Number.isNaN(instant.getTime()))
    throw new InvalidArgumentError(
      'Write a moment as 2026-12-11 19:50 in Helsinki time, as 2026-12-11T17:50:00Z, or as a day.',
    )
  return () => instant
}
