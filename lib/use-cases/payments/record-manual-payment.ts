import 'server-only'
import { orderForChange } from '@/lib/booking/money/change-payment'
import { correctionsCents } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { type PaymentRefundReason } from '@/lib/booking/money/decide-payment'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange, loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { loadLedger } from '@/lib/db/money/ledger'
import { defineOperation } from '@/lib/db/define-operation'
import { holdUnreconciledSeats } from '@/lib/use-cases/payments/reconcile-checkout'
import { decideIncomingPayment, receivePayment } from '@/lib/use-cases/payments/steps/receive-payment'
import { type ManualMoneyEntry } from '@/lib/use-cases/payments/record-manual-refund'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/booking/lock-booking'
import { type RecordedPaymentEffect } from '@/lib/words/money/payment-lines'

type RecordedMoney =
  | { readonly kind: 'recorded'; readonly money: RecordedPaymentEffect }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'called_off' | 'seat_gone' | 'nothing_due'
    }
  | { readonly kind: 'refused'; readonly reason: 'wrong_amount'; readonly dueCents: number }

/**
 * Record money received other than through Stripe or in crypto, with a receipt: full or part payment for an unpaid
 * booking, or full payment for a pending change. Any surplus is not recorded: staff give it back or do not accept it.
 *
 * Rule: recorded-money (docs/rules.md)
 * Rule: part-payments (docs/rules.md)
 */
export const recordManualPayment = defineOperation({
  prepare: ({ reference }: ManualMoneyEntry, now: Date) => holdUnreconciledSeats(reference, now),
  work: record,
})

async function record(db: Db, call: ManualMoneyEntry, now: Date): Promise<RecordedMoney> {
  const known = await findBookingByReference(db, call.reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  if (!known.customerEmail && !known.customerName) return { kind: 'refused', reason: 'forgotten' }
  const open = await findOpenChange(db, known.id)
  const locked = await lockBooking(db, known.id, now, open ? [open.departureId] : [])
  const change = open && (await loadChange(db, open.id))
  if (change?.state === 'held' && locked.booking.state === 'confirmed')
    return payChange(db, call, { ...locked, change }, now)
  return payBooking(db, call, locked, now)
}

async function payBooking(
  db: Db,
  { cents, method }: ManualMoneyEntry,
  { booking, departure }: LockedBooking,
  now: Date,
): Promise<RecordedMoney> {
  if (booking.state === 'confirmed') return { kind: 'refused', reason: 'nothing_due' }
  const ledger = await loadLedger(db, booking.id)
  const wantedCents = booking.totalCents + correctionsCents(ledger)
  const earlierCents = moneyHeldCents(ledger)
  const restDueAt = earlierCents > 0 ? booking.expiresAt : null
  const wanted = { ...booking, departure, wantedCents, restDueAt }
  const order = { booking, departure, change: null, wanted, earlierCents }
  const money = { method, cents, currency: booking.currency, at: now }
  const expected = decideIncomingPayment(order, money, now)
  if (expected.kind === 'returned') return { kind: 'refused', reason: toRefusal(expected.reason) }
  const { decision } = await receivePayment(db, order, money, now)
  if (decision.kind !== 'short') {
    const returnCents = 'returnCents' in decision ? decision.returnCents : 0
    return { kind: 'recorded', money: { what: 'booking', returnCents } }
  }
  const { restCents, until } = decision
  return { kind: 'recorded', money: { what: 'part', restCents, until } }
}

function toRefusal(reason: PaymentRefundReason): 'nothing_due' | 'called_off' | 'seat_gone' {
  if (reason === 'paid_twice') return 'nothing_due'
  return reason === 'called_off' ? 'called_off' : 'seat_gone'
}

async function payChange(
  db: Db,
  { cents, method }: ManualMoneyEntry,
  { booking, departure, change }: LockedBooking & { readonly change: StoredChange },
  now: Date,
): Promise<RecordedMoney> {
  if (cents !== change.payCents) return { kind: 'refused', reason: 'wrong_amount', dueCents: change.payCents }
  const to = await loadDeparture(db, change.departureId, now)
  const wanted = orderForChange(change, { booking, from: departure, to })
  const money = { method, cents, currency: booking.currency, at: now }
  const { decision } = await receivePayment(db, { booking, departure, change, wanted }, money, now)
  return { kind: 'recorded', money: { what: decision.kind === 'paid' ? 'change' : 'returned' } }
}
