import 'server-only'
import { type CalledOffBooking, decideCallOff } from '@/lib/booking/call-off'
import { type RefundablePayment } from '@/lib/booking/cancellation'
import { type Day } from '@/lib/calendar/day'
import { listLiveBookings, type StoredBooking } from '@/lib/db/bookings'
import { endChange, listOpenChangesTo } from '@/lib/db/changes'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { cancelDeparture, findDepartureOn, type StoredDeparture } from '@/lib/db/departures'
import { departureFacts, recordHistory } from '@/lib/db/history'
import { endBooking } from '@/lib/use-cases/changes/end-booking'
import { closeOpenPages } from '@/lib/use-cases/payments/close-open-pages'
import { findRefundablePayment, followPaymentsOf } from '@/lib/use-cases/payments/refundable-payment'
import { beginCommand, type CommandCall, type OpenCommand } from '@/lib/use-cases/seats/begin-command'
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
      /** By which it can be undone. */
      readonly command?: OpenCommand
    }
  | { readonly kind: 'refused'; readonly reason: 'no_departure' | 'called_off_before' | 'over' }

/**
 * Call a departure off in one transaction: it is closed for good, every booking on it is cancelled by us with a full
 * refund, the worker closes open payment pages at once, and guests who know of their booking are e-mailed. A payment
 * that still arrives is refunded (`decideConfirmation`).
 *
 * @param call  by a command, which can be undone
 */
export async function callOffDeparture(where: TourDay, now: Date, call?: CommandCall): Promise<CallOff> {
  await followPayments(where, now)
  return inTransaction(async (db) => {
    const known = await findDepartureOn(db, where, now)
    if (known) await lockAndRefreshDeparture(db, known.id, now)
    const answer = await decide(db, where, now)
    if (answer.kind === 'refused') return answer
    const { departure, parties } = answer
    const command = call && (await beginCommand(db, call, now))
    await cancelDeparture(db, departure.id, now)
    await recordHistory(
      db,
      {
        departureId: departure.id,
        what: 'cancelled',
        before: departureFacts(departure),
        commandId: command?.id,
      },
      now,
    )
    for (const change of await listOpenChangesTo(db, departure.id)) {
      await endChange(db, change.id, { state: 'dropped', now })
      await recordHistory(db, { bookingId: change.bookingId, what: 'change_dropped', why: 'called_off' }, now)
      await closeOpenPages(db, change.bookingId, now)
    }
    for (const party of parties)
      await endBooking(
        db,
        { ...party, departure, left: party.booking.left, cause: 'called_off', command },
        now,
      )
    return { ...answer, command }
  })
}

/** What calling a departure off would do; it stays as it is. */
export async function previewCallOff(where: TourDay, now: Date): Promise<CallOff> {
  await followPayments(where, now)
  return decide(database(), where, now)
}

/** Before the transaction, never inside: Stripe may take its time. */
async function followPayments(where: TourDay, now: Date): Promise<void> {
  const departure = await findDepartureOn(database(), where, now)
  const live = departure ? await listLiveBookings(database(), departure.id, now) : []
  await Promise.all(live.map(({ reference }) => followPaymentsOf(reference, now)))
}

async function decide(db: Db, where: TourDay, now: Date): Promise<CallOff> {
  const departure = await findDepartureOn(db, where, now)
  if (!departure) return { kind: 'refused', reason: 'no_departure' }
  const bookings: PaidBooking[] = []
  for (const booking of await listLiveBookings(db, departure.id, now))
    bookings.push({ ...booking, left: await findRefundablePayment(db, booking.id) })
  const decision = decideCallOff(departure, bookings, now)
  if (decision.kind === 'refused') return decision
  const parties = decision.endings.map((ending) => ({ ...ending, byCard: ending.booking.left !== null }))
  return { kind: 'called_off', departure, parties }
}
