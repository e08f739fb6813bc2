import 'server-only'
import { tours } from '@/content/tours/all-tours'
import { keepReads } from '@/lib/async/keep-reads'
import { type StayDay, stayDays, type StayWish } from '@/lib/booking/stay'
import { helsinkiDay } from '@/lib/calendar/day'
import { database, withPool } from '@/lib/db/client'
import { listDeparturesBetween } from '@/lib/db/departures'

/** Long enough for a crowd, too short for a guest to notice: nothing is booked by it. */
const KEPT_MS = 3_000

/** The days of a stay that are not over, each with the tours that are on sale or full. */
export async function planStay(wish: StayWish, now: Date): Promise<readonly StayDay[]> {
  const today = helsinkiDay(now)
  const { to } = wish
  if (to < today) return []
  const from = wish.from > today ? wish.from : today
  const departures = await readDepartures(`${from} ${to}`, { from, to, now })
  return stayDays(wish, { today, departures, tours })
}

/** Whatever the party: two parties who look at the same days share one read. */
const readDepartures = keepReads(KEPT_MS, (asked: Pick<StayWish, 'from' | 'to'> & { readonly now: Date }) =>
  withPool('reads', () => listDeparturesBetween(database(), { ...asked, tours })),
)
