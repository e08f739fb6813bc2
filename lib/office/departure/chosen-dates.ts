import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listTourIdsOfDepartures } from '@/lib/db/departures/season'
import { formatDayList } from '@/lib/language/day-list'
import { type Dates } from '@/lib/office/act'
import { groupByText } from '@/lib/office/departure/group-by-text'
import { type ActionOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

type ChosenDates = {
  readonly tourIds: readonly number[]
  readonly toLines: ToLines
}

type OneDate = { readonly tourId: number; readonly day: Day }

/**
 * Says something of each date, in one line for all of which it is the same. The dates of a line are named by day, and by
 * their tour as well if there are several.
 *
 * @param toText  what follows the day, or the days if there is more than one
 */
type ToLines = <Of extends OneDate>(
  dates: readonly Of[],
  toText: (date: Of, isOne: boolean) => string,
) => readonly string[]

export async function loadChosenDates(dates: Dates): Promise<ChosenDates> {
  const tourIds = 'ids' in dates ? await listTourIdsOfDepartures(database(), dates.ids) : [dates.tourId]
  if (tourIds.length < 2) return { tourIds, toLines: linesWith(() => '') }
  const names = new Map<number, string>()
  for (const tourId of tourIds) names.set(tourId, (await loadBookedTour(database(), { tourId }, 'en')).name)
  return { tourIds, toLines: linesWith(({ tourId }) => `${names.get(tourId)} on `) }
}

function linesWith(nameTour: (date: OneDate) => string): ToLines {
  return (dates, toText) => {
    const groups = groupByText(dates, (date) => `${nameTour(date)} ${toText(date, true)}`)
    return [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      return `${nameTour(first)}${formatDayList(group.map(({ day }) => day))}${toText(first, group.length === 1)}`
    })
  }
}

export async function refuseNoDepartures({ tourIds }: ChosenDates): Promise<ActionOutcome> {
  const [tourId, another] = tourIds
  if (tourId === undefined || another !== undefined) return refusedOutcome('None of these dates is upcoming.')
  const { name } = await loadBookedTour(database(), { tourId }, 'en')
  return refusedOutcome(`${name} has no upcoming departure then.`)
}
