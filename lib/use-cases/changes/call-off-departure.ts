import 'server-only'
import { type CalledOffBooking, decideCallOff } from '@/lib/booking/call-off'
import { type RefundablePayment } from '@/lib/booking/cancellation'
import { type Day } from '@/lib/calendar/day'
import { listLiveBookings, type StoredBooking } from '@/lib/db/bookings'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { cancelDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures'
import { endBooking } from '@/lib/use-cases/changes/end-booking'
import {
  fetchRefundablePayment,
  findRefundablePayment,
  type KnownRefundablePayment,
} from '@/lib/use-cases/payments/refundable-payment'
import { lockAndRefreshDeparture } from '@/lib/use-cases/seats/lock-and-refresh-departure'

export type TourDay = { readonly tourId: number; readonly day: Day }

/** A booking, and what of its card payment could still go back; null when no card has paid. */
type PaidBooking = StoredBooking & { readonly left: RefundablePayment | null }

export type CalledOffParty = CalledOffBooking<PaidBooking> & {
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

/** What Stripe said of each booking's payment, by reference. */
type Payments = ReadonlyMap<string, KnownRefundablePayment | null>

/**
 * Call a departure off in one transaction: it is closed for good, every booking on it is cancelled by us with a full
 * refund, the worker closes open payment pages at once, and guests who know of their booking are e-mailed. A payment
 * that still arrives is refunded (`decideConfirmation`).
 */
export async function callOffDeparture(where: TourDay, now: Date): Promise<CallOff> {
  const payments = await fetchPayments(where, now)
  return inTransaction(async (db) => {
    const known = await findDepartureOn(db, where, now)
    if (known) await lockAndRefreshDeparture(db, known.id, now)
    const answer = await decide(db, { where, payments }, now)
    if (answer.kind === 'refused') return answer
    const { departure, parties } = answer
    await cancelDeparture(db, departure.id, now)
    for (const party of parties)
      await endBooking(db, { ...party, departure, left: party.booking.left, cause: 'called_off' }, now)
    return answer
  })
}

/** What calling a departure off would do; nothing is changed. */
export async function previewCallOff(where: TourDay, now: Date): Promise<CallOff> {
  return decide(database(), { where, payments: await fetchPayments(where, now) }, now)
}

/** Before the transaction, never inside: Stripe may take its time. */
async function fetchPayments(where: TourDay, now: Date): Promise<Payments> {
  const departure = await findDepartureOn(database(), where, now)
  const live = departure ? await listLiveBookings(database(), departure.id, now) : []
  const answers = live.map(
    async ({ reference }) => [reference, await fetchRefundablePayment(reference)] as const,
  )
  return new Map(await Promise.all(answers))
}

async function decide(
  db: Db,
  { where, payments }: { readonly where: TourDay; readonly payments: Payments },
  now: Date,
): Promise<CallOff> {
  const departure = await findDepartureOn(db, where, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const bookings: PaidBooking[] = []
  for (const booking of await listLiveBookings(db, departure.id, now))
    bookings.push({
      ...booking,
      left: await findRefundablePayment(db, booking.id, payments.get(booking.reference) ?? null),
    })
  const decision = decideCallOff(departure, bookings, now)
  if (decision.kind === 'refused') return decision
  const parties = decision.endings.map((ending) => ({ ...ending, byCard: ending.booking.left !== null }))
  return { kind: 'called_off', departure, parties }
}
