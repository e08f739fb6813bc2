import 'server-only'
import { type MoneyMethod } from '@/lib/booking/money/money-methods'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database, type Db } from '@/lib/db/client'
import { countReturnedMoney } from '@/lib/db/history/returned-money'
import { loadLedger, loadPayment } from '@/lib/db/money/ledger'
import { listManualRefunds, splitStoredRefund, type StoredRefund } from '@/lib/db/money/refunds'
import { defineOperation } from '@/lib/db/define-operation'
import { finishRefund } from '@/lib/use-cases/payments/steps/finish-refund'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

export type ManualMoneyEntry = {
  readonly reference: string
  readonly cents: number
  readonly method: MoneyMethod
}

type RecordedReturn =
  | { readonly kind: 'recorded'; readonly leftCents: number }
  | { readonly kind: 'refused'; readonly reason: 'not_found' }
  | { readonly kind: 'refused'; readonly reason: 'more_than_asked'; readonly askedCents: number }

/**
 * Record that staff have refunded a guest by hand, as requested. Each refund gets a credit note, and the guest is
 * notified. The oldest request is settled first.
 *
 * Rule: refund-asked (docs/rules.md)
 */
export const recordManualRefund = defineOperation({ work: record })

async function record(
  db: Db,
  { reference, cents, method }: ManualMoneyEntry,
  now: Date,
): Promise<RecordedReturn> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const { booking, departure } = await lockBooking(db, known.id, now)
  const asked = await listRefundsToSend(db, booking.id)
  const askedCents = sumCents(asked)
  if (cents > askedCents) return { kind: 'refused', reason: 'more_than_asked', askedCents }
  countReturnedMoney(db, cents)
  let still = cents
  for (const refund of asked) {
    const part = Math.min(still, refund.cents)
    still -= part
    if (part === 0) continue
    const payment = await loadPayment(db, refund.paymentId)
    const made = { id: null, cents: part, at: now, sentBy: method }
    await finishRefund(db, await partOf(db, refund, part, now), made, { payment, departure, now })
  }
  return { kind: 'recorded', leftCents: askedCents - cents }
}

/** The amount that staff must refund for a booking, in cents. */
export async function loadCentsToReturn(bookingId: string): Promise<number> {
  return sumCents(await listRefundsToSend(database(), bookingId))
}

/** Skip payments that a bank has reclaimed: the guest must not be refunded twice. */
async function listRefundsToSend(db: Db, bookingId: string): Promise<readonly StoredRefund[]> {
  const { disputed } = await loadLedger(db, bookingId)
  const byHand = await listManualRefunds(db, bookingId)
  return byHand.filter(({ paymentId }) => !disputed.includes(paymentId))
}

function sumCents(refunds: readonly StoredRefund[]): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0)
}

async function partOf(db: Db, refund: StoredRefund, cents: number, now: Date): Promise<StoredRefund> {
  return cents === refund.cents ? refund : splitStoredRefund(db, refund, cents, now)
}
