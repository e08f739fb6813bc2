import 'server-only'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { setDepartureSeats } from '@/lib/db/departures/save-departures'
import { listSeasonDepartures, type SeasonDeparture, type DepartureFilter } from '@/lib/db/departures/season'
import { lockUpcomingDepartures } from '@/lib/use-cases/departures/lock-upcoming-departures'
import { lockAndRefreshDeparture } from '@/lib/use-cases/booking/lock-and-refresh-departure'

/**
 * The result of changing seats. `changed`: the dates as they were before; `refused`: the dates with more seats taken
 * than that, and nothing was changed.
 */
type SeatsChange = { readonly kind: 'changed' | 'refused'; readonly days: readonly SeasonDeparture[] }

type SeatsCall = DepartureFilter & {
  readonly seats: number
  /** Called with the locked departures; throws if they are not as they were shown. */
  readonly check?: (days: readonly SeasonDeparture[]) => void
}

/**
 * Change the number of seats on those of these dates that are upcoming, all or none. No date may have fewer seats than are
 * taken.
 *
 * Rule: departure-seats (docs/rules.md)
 */
export const setSeats = defineOperation({ work: set })

async function set(db: Db, { seats, check, ...dates }: SeatsCall, now: Date): Promise<SeatsChange> {
  const locked = await lockUpcomingDepartures(db, dates, now)
  // Free the seats of expired unpaid bookings first, except those whose payment page is still open.
  for (const { id, seatsTaken, seatsHeld } of locked)
    if (seatsHeld > seatsTaken) await lockAndRefreshDeparture(db, id, now)
  const ids = locked.map(({ id }) => id)
  const days = await listSeasonDepartures(db, { ids }, now)
  const tooFull = days.filter(({ seatsHeld }) => seatsHeld > seats)
  if (tooFull.length > 0) return { kind: 'refused', days: tooFull }
  check?.(days)
  await setDepartureSeats(db, ids, seats)
  for (const day of days)
    await recordHistory(
      db,
      { departureId: day.id, what: 'seats_set', before: { seats: day.seats }, after: { seats } },
      now,
    )
  return { kind: 'changed', days }
}
