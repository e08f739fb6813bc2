import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { cacheFor } from '@/lib/async/cache-for'
import { type EveningsOnSale, eveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { type StayDaySection, listStayDays, type StayRequest } from '@/lib/booking/stay'
import { helsinkiDay, helsinkiInstant } from '@/lib/calendar/day'
import { database, withPool } from '@/lib/db/client'
import { listToursDeparturesOnSale } from '@/lib/db/departures/departures-on-sale'

/** Long enough to absorb a rush of visitors, too short for them to notice; bookings never rely on this cache. */
const KEPT_MS = 3_000

type PlannedStay = { readonly days: readonly StayDaySection[]; readonly evenings: EveningsOnSale }

/**
 * List the remaining days of a stay, each with its tours that are on sale or full, and the evenings on sale after it.
 */
export async function planStay(wish: StayRequest, now: Date): Promise<PlannedStay> {
  const today = helsinkiDay(now)
  const { from, to } = wish
  if (to < today) return { days: [], evenings: { next: null, last: null } }
  const known = await readDepartures(now)
  const departures = known.filter(({ day }) => from <= day && day <= to)
  const onSale = known.filter(({ closesAt }) => now < closesAt)
  return { days: listStayDays(wish, { now, departures, tours }), evenings: eveningsOnSale(wish, onSale) }
}

/**
 * Reads everything that is on sale, or was today, for any party and any days, so that visitors planning different stays
 * share one read.
 */
const readDepartures = cacheFor(KEPT_MS, (now: Date) => {
  const today = helsinkiDay(now)
  const closesAfter = helsinkiInstant(today, '00:00')
  return withPool('reads', () =>
    listToursDeparturesOnSale(database(), { tours, from: today, now, closesAfter }),
  )
})
