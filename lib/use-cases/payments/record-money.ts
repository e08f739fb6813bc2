import 'server-only'
import { type ConfirmationDecision, decideConfirmation } from '@/lib/booking/confirmation'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { changeBooking, findBookingByReference, type StoredBooking } from '@/lib/db/bookings'
import { findOpenChange, loadChange, type StoredChange } from '@/lib/db/changes'
import { type Db, inTransaction } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history'
import { loadDeparture } from '@/lib/db/departures'
import { addPayment, loadLedger } from '@/lib/db/ledger'
import { rehearse } from '@/lib/db/rehearse'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'
import { documentPayment } from '@/lib/use-cases/payments/steps/document-money'
import { keepUnansweredSeats } from '@/lib/use-cases/payments/steps/keep-unanswered-seats'
import { type MoneyCall } from '@/lib/use-cases/payments/record-return'
import { settleChange } from '@/lib/use-cases/payments/steps/settle-change'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/seats/steps/lock-booking'

export type RecordedMoney =
  | {
      readonly kind: 'recorded'
      readonly booking: StoredBooking
      readonly what: 'booking' | 'change' | 'returned'
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'called_off' | 'seat_gone' | 'nothing_due'
    }
  | { readonly kind: 'refused'; readonly reason: 'wrong_amount'; readonly dueCents: number }

/**
 * Record money that came otherwise than by Stripe or in coins, with its receipt: all that a booking, or the change of
 * one, waits for. What is not taken leaves no row: it is given back, or never taken.
 *
 * Rule: recorded-money (docs/rules.md)
 */
export async function recordMoney(call: MoneyCall, now: Date): Promise<RecordedMoney> {
  await keepUnansweredSeats(call.reference, now)
  return inTransaction((db) => record(db, call, now))
}

/** What the same call would do and answer; nothing is changed. */
export async function previewMoney(call: MoneyCall, now: Date): Promise<RecordedMoney> {
  await keepUnansweredSeats(call.reference, now)
  return rehearse((db) => record(db, call, now))
}

async function record(db: Db, call: MoneyCall, now: Date): Promise<RecordedMoney> {
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
  { cents, method }: MoneyCall,
  { booking, departure }: LockedBooking,
  now: Date,
): Promise<RecordedMoney> {
  const dueCents = dueAfterRefundsCents(booking.totalCents, await loadLedger(db, booking.id))
  const order = { ...booking, totalCents: dueCents, isPaidByThis: false }
  const { currency } = booking
  if (booking.state === 'confirmed') return { kind: 'refused', reason: 'nothing_due' }
  const decision = decideConfirmation({ amountCents: cents, currency }, order, departure, now)
  if (decision.kind === 'refund') return refuse(decision.reason, dueCents)
  const payment = { bookingId: booking.id, method, cents, currency, at: now, providerId: null }
  const id = await addPayment(db, payment)
  await recordHistory(db, { bookingId: booking.id, what: 'paid', after: { cents, method } }, now)
  const documents = await documentPayment(db, { id, cents, at: now }, { booking, departure, now })
  const paid = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const confirmed = await changeBooking(db, booking.id, paid)
  await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
  await closeOpenPages(db, booking.id, now)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  await enqueueBookingEmails(db, kinds, { booking: confirmed, departure, now, documents })
  return { kind: 'recorded', booking: confirmed, what: 'booking' }
}

function refuse(
  reason: Extract<ConfirmationDecision, { kind: 'refund' }>['reason'],
  dueCents: number,
): RecordedMoney {
  if (reason === 'wrong_amount' || reason === 'booking_changed')
    return { kind: 'refused', reason: 'wrong_amount', dueCents }
  return { kind: 'refused', reason: reason === 'paid_twice' ? 'nothing_due' : reason }
}

async function payChange(
  db: Db,
  { cents, method }: MoneyCall,
  { booking, departure, change }: LockedBooking & { readonly change: StoredChange },
  now: Date,
): Promise<RecordedMoney> {
  if (cents !== change.payCents) return refuse('wrong_amount', change.payCents)
  const to = await loadDeparture(db, change.departureId, now)
  const { id: bookingId, currency } = booking
  const ofWhat = { bookingId, changeId: change.id }
  const paymentId = await addPayment(db, { ...ofWhat, method, cents, currency, at: now, providerId: null })
  await recordHistory(db, { bookingId, what: 'paid', after: { cents, method } }, now)
  const row = { id: paymentId, cents, at: now }
  const documents = await documentPayment(db, row, { booking, departure, change, now })
  const payment = { amountCents: cents, currency, paymentId, documents, by: 'hand' } as const
  await settleChange(db, { booking, departure, change, to }, payment, now)
  await closeOpenPages(db, bookingId, now)
  const { state } = await loadChange(db, change.id)
  return { kind: 'recorded', booking, what: state === 'applied' ? 'change' : 'returned' }
}
