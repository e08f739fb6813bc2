import 'server-only'
import { type DayResolver } from '@/lib/contract/parse-day-input'
import { database } from '@/lib/db/client'
import { findDepartureOn } from '@/lib/db/departures/departures'
import { type OpenDate } from '@/lib/booking/days/open-date'
import { type Day } from '@/lib/calendar/day'
import { type OperatorField } from '@/lib/contract/operator-page'

/** Find another departure of a tour, picked from a list or given by its day. Null if there is none. */
export async function findTargetDate(
  tourId: number,
  { departure, day }: { readonly departure?: number | undefined; readonly day?: DayResolver | undefined },
  now: Date,
): Promise<number | null> {
  if (departure !== undefined) return departure
  const found = day && (await findDepartureOn(database(), { tourId, day: day(now) }, now))
  return found?.id ?? null
}

/** The field 'New date', with the tour's dates as a guest would see them. */
export function dateField(
  all: readonly OpenDate[],
  ownDay: Day,
  none = 'No other date has room for all of them.',
): OperatorField {
  return { name: 'departure', label: 'New date', dates: { all, ownDay, none } }
}
