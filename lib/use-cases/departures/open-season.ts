import 'server-only'
import { type Tour } from '@/lib/booking/tour'
import { addDays, type Day, helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { currentOrNextSeason, type SeasonDates, nextSeason } from '@/lib/calendar/season'
import { type Db, inTransaction } from '@/lib/db/client'
import { defineOperation } from '@/lib/db/define-operation'
import { type NewDeparture, publishDepartures, type PublishCounts } from '@/lib/db/departures/save-departures'
import { listSeasonDepartures } from '@/lib/db/departures/season'
import { listTours, saveTour, type StoredTour } from '@/lib/db/departures/tours'
import { recordDeparturesOpened } from '@/lib/db/history/history'
import { tours } from '@/content/tours/all-tours'

type TourSeason = { readonly tour: Tour; readonly dates: SeasonDates }

/** What opening a tour's season does to each of its days, from today on. */
export type SeasonPlan = TourSeason & {
  readonly added: readonly Day[]
  /** How many days exist already. */
  readonly known: number
  /** The tour as it was published before; null if it never was. */
  readonly published: StoredTour | null
  /** Days without guests, whose times are set to those in content. */
  readonly moved: readonly Day[]
  /** Days with guests, which keep the times that were booked. */
  readonly keptForGuests: readonly Day[]
  /** Days whose number of seats differs from that in content; they keep their own. */
  readonly otherSeats: readonly Day[]
}

/** The tour's season that begins in a given year. */
export function seasonStartingIn(year: number, { season }: Tour): SeasonDates {
  return currentOrNextSeason(`${year}-${season.start}`, season)
}

/**
 * Open the seasons of several tours at once.
 *
 * @param check  is called with what it does, before anything is done; throws to do nothing
 *
 * @returns      what it does, and how many departures it adds; `added` is null if all of it is on sale already
 */
export const openSeasonsOf = defineOperation({
  async work(
    db: Db,
    { seasons, check }: { readonly seasons: readonly TourSeason[]; readonly check: CheckPlans },
    now: Date,
  ): Promise<{ readonly plans: readonly SeasonPlan[]; readonly added: number | null }> {
    const plans: SeasonPlan[] = []
    for (const season of seasons) plans.push(await planSeason(db, season, now))
    if (!plans.some(isOfUse)) return { plans, added: null }
    check(plans)
    let added = 0
    for (const season of seasons) added += (await openSeason(db, season, now)).added
    return { plans, added }
  },
})

type CheckPlans = (plans: readonly SeasonPlan[]) => void

/** Whether carrying out the plan changes anything. */
function isOfUse({ added, moved, published, tour }: SeasonPlan): boolean {
  return added.length > 0 || moved.length > 0 || published === null || !isAsPublished(published, tour)
}

function isAsPublished(published: StoredTour, tour: Tour): boolean {
  return published.maxCapacity === tour.maxCapacity && haveSamePrices(published, tour)
}

/** Whether a tour has the prices with which it was published. */
export function haveSamePrices(published: Pick<StoredTour, 'prices'>, { prices }: Tour): boolean {
  return (
    published.prices.adultCents === prices.adultCents && published.prices.childCents === prices.childCents
  )
}

async function planSeason(db: Db, { tour, dates }: TourSeason, now: Date): Promise<SeasonPlan> {
  const wanted = departuresOf(tour, dates, now)
  const rows = await listSeasonDepartures(db, { tourId: tour.id, first: dates.start, last: dates.end }, now)
  const known = new Map(rows.map((row) => [row.day, row]))
  const daysWhere = (isSo: (day: NewDeparture, row: (typeof rows)[number]) => boolean) =>
    wanted.flatMap((one) => {
      const row = known.get(one.day)
      return row && isSo(one, row) ? [one.day] : []
    })
  const hasOtherTimes = (one: NewDeparture, row: (typeof rows)[number]) =>
    !row.isCancelled &&
    (one.startsAt.getTime() !== row.startsAt.getTime() || one.closesAt.getTime() !== row.closesAt.getTime())
  return {
    ...{ tour, dates },
    added: wanted.filter(({ day }) => !known.has(day)).map(({ day }) => day),
    known: wanted.filter(({ day }) => known.has(day)).length,
    published: (await listTours(db)).find(({ id }) => id === tour.id) ?? null,
    moved: daysWhere((one, row) => hasOtherTimes(one, row) && row.seatsTaken === 0),
    keptForGuests: daysWhere((one, row) => hasOtherTimes(one, row) && row.seatsTaken > 0),
    otherSeats: daysWhere((one, row) => one.seats !== row.seats),
  }
}

/**
 * Publish a tour's prices and times from content/tours, and put every day of a season on sale. Safe to run again:
 * departures keep their number of seats, and those with guests keep their times. The history says who has added which.
 */
async function openSeason(db: Db, { tour, dates }: TourSeason, now: Date): Promise<PublishCounts> {
  await saveTour(db, tour)
  const { addedIds, ...counts } = await publishDepartures(db, departuresOf(tour, dates, now))
  await recordDeparturesOpened(db, addedIds, now)
  return { added: addedIds.length, ...counts }
}

function departuresOf(
  { id, seatsPerDeparture, times }: Tour,
  { start, end }: SeasonDates,
  now: Date,
): readonly NewDeparture[] {
  const today = helsinkiDay(now)
  const departures: NewDeparture[] = []
  for (let day = start < today ? today : start; day <= end; day = addDays(day, 1))
    departures.push({
      tourId: id,
      day,
      seats: seatsPerDeparture,
      startsAt: helsinkiInstant(day, times.start),
      closesAt: helsinkiInstant(day, times.bookingCloses),
    })
  return departures
}

/** Open the current and the next season of every tour. Safe to run again. */
export async function openSeasons(now: Date): Promise<PublishCounts> {
  const sum = { added: 0, moved: 0, keptForGuests: 0 }
  for (const tour of tours) {
    const running = currentOrNextSeason(helsinkiDay(now), tour.season)
    for (const season of [running, nextSeason(running, tour.season)]) {
      const opened = await inTransaction((db) => openSeason(db, { tour, dates: season }, now))
      const { added, moved, keptForGuests } = opened
      sum.added += added
      sum.moved += moved
      sum.keptForGuests += keptForGuests
    }
  }
  return sum
}
