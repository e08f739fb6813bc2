import 'server-only'
import { type WriteOff } from '@/lib/booking/money/write-off'
import { type PlannedRefund, totalRefundCents } from '@/lib/booking/money/refund'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCorrections } from '@/lib/db/money/ledger'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { type PaymentContext } from '@/lib/use-cases/payments/steps/lock-payment'

/**
 * Apply a bank's decision to a booking, after its ledger row and documents are saved: the total, refunds due now, and
 * the operator's e-mail.
 */
export async function settleDispute(
  db: Db,
  decided: {
    /** The dispute's id at Stripe. */
    readonly id: string
    readonly cents: number
    readonly outcome: 'won' | 'lost'
    /** Whether a credit note was issued for the amount that the bank keeps. */
    readonly hasNote?: boolean
    readonly booking: StoredBooking
    readonly end: WriteOff & { readonly returns: readonly PlannedRefund[] }
  },
  { departure, now }: PaymentContext,
): Promise<void> {
  const { id, cents, outcome, hasNote, booking, end } = decided
  const { totalCents, corrections, returns } = end
  await addCorrections(db, booking.id, corrections, now)
  const after =
    totalCents === booking.totalCents ? booking : await changeBooking(db, booking.id, { totalCents })
  const told = { what: 'dispute_ended', why: outcome, before: booking, after, corrections } as const
  await recordBookingHistory(db, told, now)
  await requestRefunds(db, booking.id, { returns, reason: 'dispute_ended', isPromised: false }, now)
  const occasion = { booking: after, departure, now, cause: `${id}:${outcome}` }
  const dispute = {
    cents,
    state: outcome,
    returnsCents: totalRefundCents(returns),
    ...(hasNote && { hasNote }),
  }
  await enqueueBookingEmails(db, ['dispute-ended-operator'], { ...occasion, dispute })
}
