import 'server-only'
import { type CalledOffBooking, decideCallOff } from '@/lib/booking/call-off'
import { type Day } from '@/lib/calendar/day'
import { listLiveBookings, type StoredBooking } from '@/lib/db/bookings'
import { findPaidCheckout } from '@/lib/db/checkouts'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { cancelDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures'
import { endBooking } from '@/lib/desk/end-booking'
import { takeDeparture } from '@/lib/desk/take-departure'

export type TourDay = { readonly tourId: number; readonly day: Day }

export type CalledOffParty = CalledOffBooking<StoredBooking> & {
  /** Whether the refund goes back by itself, to the card. */
  readonly byCard: boolean
}

export type CallOff =
  | {
      readonly kind: 'called_off'
      readonly departure: StoredDeparture
      readonly parties: readonly CalledOffParty[]
    }
  | { readonly kind: 'refused'; readonly reason: 'no_departure' | 'called_off_before' | 'over' }

/**
 * Call a departure off, in one transaction: it is closed for good, every booking on it ends by us with a full refund,
 * open payment pages are closed by the worker at once, and whoever has heard of us is written to. A payment that comes
 * all the same is returned (`decideConfirmation`).
 */
export function callOffDeparture(where: TourDay, now: Date): Promise<CallOff> {
  return inTransaction(async (db) => {
    const known = await findDepartureOn(db, where, now)
    if (known) await takeDeparture(db, known.id, now)
    const answer = await decide(db, where, now)
    if (answer.kind === 'refused') return answer
    const { departure, parties } = answer
    await cancelDeparture(db, departure.id, now)
    for (const party of parties) await endBooking(db, { ...party, departure, cause: 'called_off' }, now)
    return answer
  })
}

/** What would become of a departure that is called off; nothing is changed. */
export function rehearseCallOff(where: TourDay, now: Date): Promise<CallOff> {
  return decide(database(), where, now)
}

async function decide(db: Db, where: TourDay, now: Date): Promise<CallOff> {
  const departure = await findDepartureOn(db, where, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const decision = decideCallOff(departure, await listLiveBookings(db, departure.id, now), now)
  if (decision.kind === 'refused') return decision
  const parties: CalledOffParty[] = []
  for (const ending of decision.endings)
    parties.push({ ...ending, byCard: (await findPaidCheckout(db, ending.booking.id)) !== null })
  return { kind: 'called_off', departure, parties }
}
