import 'server-only'
import { type Day } from '@/lib/calendar/day'
import { database } from '@/lib/db/client'
import { listTourIdsOfDepartures } from '@/lib/db/departures/season'
import { formatDay } from '@/lib/language/dates'
import { type Dates } from '@/lib/office/act'
import { type ActionOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'

type ChosenDates = {
  readonly tourIds: readonly number[]
  /** Names a date in a line: by its day, and by its tour as well if the dates are of several tours. */
  readonly nameDate: (departure: { readonly tourId: number; readonly day: Day }) => string
}

export async function loadChosenDates(dates: Dates): Promise<ChosenDates> {
  const tourIds = 'ids' in dates ? await listTourIdsOfDepartures(database(), dates.ids) : [dates.tourId]
  if (tourIds.length < 2) return { tourIds, nameDate: ({ day }) => formatDay(day) }
  const names = new Map<number, string>()
  for (const tourId of tourIds) names.set(tourId, (await loadBookedTour(database(), { tourId }, 'en')).name)
  return { tourIds, nameDate: ({ tourId, day }) => `${names.get(tourId)} on ${formatDay(day)}` }
}

export async function refuseNoDepartures({ tourIds }: ChosenDates): Promise<ActionOutcome> {
  const [tourId, another] = tourIds
  if (tourId === undefined || another !== undefined) return refusedOutcome('None of these dates is upcoming.')
  const { name } = await loadBookedTour(database(), { tourId }, 'en')
  return refusedOutcome(`${name} has no upcoming departure then.`)
}
