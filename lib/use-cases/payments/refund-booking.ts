import 'server-only'
import { type CourtesyReason } from '@/lib/booking/confirmation'
import { decideRefund, type MoneyReturn, type RefundDecision } from '@/lib/booking/refund'
import { changeBooking, findBookingByReference, type StoredBooking } from '@/lib/db/bookings'
import { type Db, inTransaction } from '@/lib/db/client'
import { addCorrections, loadLedger } from '@/lib/db/ledger'
import { rehearse } from '@/lib/db/rehearse'
import { askRefunds } from '@/lib/use-cases/payments/ask-refunds'
import { followPaymentsOf } from '@/lib/use-cases/payments/follow-payments-of'
import { lockBooking } from '@/lib/use-cases/seats/lock-booking'

export type RefundCall = {
  readonly reference: string
  readonly cents: number
  readonly reason: CourtesyReason
}

export type Refunded =
  | {
      readonly kind: 'refunded'
      readonly booking: StoredBooking
      readonly returns: readonly MoneyReturn[]
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | Extract<RefundDecision, { kind: 'refused' }>

/**
 * Give a guest money back whose booking stays as it is. Stripe is asked first what is left.
 *
 * Rule: goodwill-refund (docs/rules.md)
 */
export async function refundBooking(call: RefundCall, now: Date): Promise<Refunded> {
  await followPaymentsOf(call.reference, now)
  return inTransaction((db) => refund(db, call, now))
}

/** What the same call would do and answer; nothing is changed. */
export async function previewRefund(call: RefundCall, now: Date): Promise<Refunded> {
  await followPaymentsOf(call.reference, now)
  return rehearse((db) => refund(db, call, now))
}

async function refund(db: Db, { reference, cents, reason }: RefundCall, now: Date): Promise<Refunded> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const { booking } = await lockBooking(db, known.id, now)
  const decision = decideRefund({ ...booking, ledger: await loadLedger(db, booking.id) }, cents)
  if (decision.kind === 'refused') return decision
  const { returns, corrections, totalCents } = decision
  await addCorrections(db, booking.id, corrections, now)
  if (totalCents !== booking.totalCents) await changeBooking(db, booking.id, { totalCents })
  await askRefunds(db, booking.id, { returns, reason, isPromised: false }, now)
  return { kind: 'refunded', booking, returns }
}
