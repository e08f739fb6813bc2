import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { type EveningsOnSale, eveningsOnSale } from '@/lib/booking/days/evenings-on-sale'
import { type StayDaySection, listStayDays, type StayRequest } from '@/lib/booking/stay'
import { helsinkiDay } from '@/lib/calendar/day'
import { readUpcomingDepartures } from '@/lib/use-cases/departures/read-upcoming-departures'

type PlannedStay = { readonly days: readonly StayDaySection[]; readonly evenings: EveningsOnSale }

/**
 * List the remaining days of a stay, each with its tours that are on sale or full, and the evenings on sale after it.
 */
export async function planStay(wish: StayRequest, now: Date): Promise<PlannedStay> {
  const today = helsinkiDay(now)
  const { from, to } = wish
  if (to < today) return { days: [], evenings: { next: null, last: null } }
  const known = await readUpcomingDepartures(now)
  const departures = known.filter(({ day }) => from <= day && day <= to)
  const onSale = known.filter(({ closesAt }) => now < closesAt)
  return { days: listStayDays(wish, { now, departures, tours }), evenings: eveningsOnSale(wish, onSale) }
}
