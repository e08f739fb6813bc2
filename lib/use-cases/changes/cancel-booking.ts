import 'server-only'
import { type Cancelled, decideCancellation, type RefundablePayment } from '@/lib/booking/cancellation'
import { decideGuaranteeRefund } from '@/lib/booking/guarantee'
import { heldCents } from '@/lib/booking/ledger'
import { findBookingByReference, type StoredBooking } from '@/lib/db/bookings'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures'
import { loadLedger } from '@/lib/db/ledger'
import { endBooking } from '@/lib/use-cases/changes/end-booking'
import { findRefundablePayment, followPaymentsOf } from '@/lib/use-cases/payments/refundable-payment'
import { beginCommand, type CommandCall, type OpenCommand } from '@/lib/use-cases/seats/begin-command'
import { lockBooking } from '@/lib/use-cases/seats/lock-booking'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/**
 * The instant at which the guest asked, as of which the refund is decided; `us` when we cancel; `guarantee` when the
 * guest saw no lights and chose the refund.
 */
export type CancellationBasis = Date | 'us' | 'guarantee'

export type Cancellation =
  | (Cancelled & {
      readonly booking: StoredBooking
      readonly departure: StoredDeparture
      /** What of a card payment could still go back; null when no card has paid. */
      readonly left: RefundablePayment | null
      readonly byCard: boolean
      /** By which it can be undone. */
      readonly command?: OpenCommand
    })
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'not_found'
        | 'not_confirmed'
        | 'already_started'
        | 'asked_before_booking'
        | 'not_started'
        | 'not_guaranteed'
    }

type Terms = {
  readonly reference: string
  readonly basis: CancellationBasis
}

/**
 * Cancel a booking, paid or not, by the policy it was made under. A card payment is refunded automatically; a
 * cryptocurrency payment is the operator's to return.
 *
 * @param call  by a command, which can be undone
 */
export async function cancelBooking(
  reference: string,
  basis: CancellationBasis,
  now: Date,
  call?: CommandCall,
): Promise<Cancellation> {
  await followPaymentsOf(reference, now)
  return inTransaction(async (db) => {
    const known = await findBookingByReference(db, reference)
    if (known) await lockBooking(db, known.id, now)
    const answer = await decide(db, { reference, basis }, now)
    if (answer.kind === 'refused') return answer
    const cause = basis instanceof Date ? 'guest' : basis
    const command = call && (await beginCommand(db, call, now))
    const booking = await endBooking(db, { ...answer, cause, isNotified: true, command }, now)
    return { ...answer, booking, command }
  })
}

/** What cancelling a booking would do; it stays as it is. */
export async function previewCancellation(
  reference: string,
  basis: CancellationBasis,
  now: Date,
): Promise<Cancellation> {
  await followPaymentsOf(reference, now)
  return decide(database(), { reference, basis }, now)
}

async function decide(db: Db, { reference, basis }: Terms, now: Date): Promise<Cancellation> {
  const booking = await findBookingByReference(db, reference)
  const departure = booking && (await findDeparture(db, booking.departureId, now))
  if (!booking || !departure) return { kind: 'refused', reason: 'not_found' }
  if (basis instanceof Date && isBefore(basis, booking.createdAt))
    return { kind: 'refused', reason: 'asked_before_booking' }
  const left = await findRefundablePayment(db, booking.id)
  const totalCents = left ? booking.totalCents : await paidOf(db, booking)
  const policy = booking.cancellationPolicy
  const terms = { ...booking, totalCents, left, policy, startsAt: departure.startsAt }
  const decision =
    basis === 'guarantee'
      ? decideGuaranteeRefund(terms, await tourOf(db, departure), now)
      : decideCancellation(terms, basis === 'us' ? now : basis, basis === 'us' ? 'us' : 'guest')
  if (decision.kind === 'refused') return decision
  return { ...decision, booking, departure, left, byCard: left !== null }
}

/** What of the price was paid, where no card has: what was let off does not go back. */
async function paidOf(db: Db, { id, totalCents }: StoredBooking): Promise<number> {
  return Math.min(totalCents, heldCents(await loadLedger(db, id)))
}

/** An instant is typed to the minute, and a booking is made within one. A slip in the year would refund everything. */
function isBefore(asked: Date, made: Date): boolean {
  return asked.getTime() < Math.floor(made.getTime() / 60_000) * 60_000
}
