import 'server-only'
import { type CourtesyRefundReason } from '@/lib/booking/money/refund-reasons'
import {
  decideCourtesyRefund,
  type PlannedRefund,
  type CourtesyRefundDecision,
} from '@/lib/booking/money/refund'
import { updateBooking, findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory } from '@/lib/db/history/history'
import { addCorrections } from '@/lib/db/money/ledger'
import { notifyOfDroppedChange } from '@/lib/use-cases/outbox/steps/notify-of-dropped-change'
import { defineOperation } from '@/lib/db/define-operation'
import { requestRefunds } from '@/lib/use-cases/booking/request-refunds'
import { syncBookingPayments } from '@/lib/use-cases/payments/steps/sync-booking-payments'
import { beginCommand, type CommandRequest, type OpenCommand } from '@/lib/use-cases/booking/begin-command'
import { dropOpenChange } from '@/lib/use-cases/booking/drop-open-change'
import { loadLedgerWithoutChange } from '@/lib/use-cases/booking/load-changeable-booking'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

export type RefundRequest = {
  readonly reference: string
  readonly cents: number
  readonly reason: CourtesyRefundReason
  readonly command?: CommandRequest
}

type Refunded =
  | {
      readonly kind: 'refunded'
      readonly returns: readonly PlannedRefund[]
      readonly dropsChange: boolean
      readonly command?: OpenCommand
    }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | Extract<CourtesyRefundDecision, { kind: 'refused' }>

/**
 * Refund a guest without changing the booking, after checking with Stripe how much can still be refunded. As with any
 * change to a booking, a pending change is dropped.
 *
 * Rule: goodwill-refund (docs/rules.md)
 * Rule: undo (docs/rules.md)
 */
export const refundBooking = defineOperation({
  prepare: ({ reference }: RefundRequest, now: Date) => syncBookingPayments(reference, now),
  work: refund,
})

async function refund(
  db: Db,
  { reference, cents, reason, command: call }: RefundRequest,
  now: Date,
): Promise<Refunded> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const open = await findOpenChange(db, known.id)
  const { booking } = await lockBooking(db, known.id, now, open ? [open.departureId] : [])
  const dropped = await findOpenChange(db, booking.id)
  const { ledger } = await loadLedgerWithoutChange(db, booking.id, dropped?.id ?? null)
  const decision = decideCourtesyRefund({ ...booking, ledger }, cents)
  if (decision.kind === 'refused') return decision
  const { returns, corrections, totalCents } = decision
  await dropOpenChange(db, booking.id, now)
  const command = call && (await beginCommand(db, call, now))
  const after = await updateBooking(db, booking.id, { totalCents, version: booking.version + 1 })
  const told = { what: 'changed', why: reason, before: booking, after, corrections } as const
  await recordBookingHistory(db, { ...told, commandId: command?.id }, now)
  await addCorrections(db, booking.id, corrections, now)
  await requestRefunds(db, booking, { returns, reason, isPromised: false, command }, now)
  if (dropped) await notifyOfDroppedChange(db, { booking: after, change: dropped }, now)
  return { kind: 'refunded', returns, dropsChange: dropped !== null, command }
}
