import 'server-only'
import { correctedCents, heldCents } from '@/lib/booking/ledger'
import { decidePartPayment } from '@/lib/booking/part-payment'
import { splitRefund } from '@/lib/booking/refund'
import { LEAST_CHARGE_CENTS } from '@/lib/booking/settlement'
import { changeBooking, findBookingByReference, type StoredBooking } from '@/lib/db/bookings'
import { findOpenChange, loadChange, type StoredChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { recordBookingHistory, recordHistory } from '@/lib/db/history'
import { loadDeparture } from '@/lib/db/departures'
import { addCorrections, addPayment, listMethodsOfParts, loadLedger } from '@/lib/db/ledger'
import { operation } from '@/lib/db/operation'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'
import { askRefunds } from '@/lib/use-cases/payments/steps/ask-refunds'
import { closeOpenPages } from '@/lib/use-cases/payments/steps/close-open-pages'
import { documentPayment } from '@/lib/use-cases/payments/steps/document-money'
import { keepUnansweredSeats } from '@/lib/use-cases/payments/steps/keep-unanswered-seats'
import { type MoneyCall } from '@/lib/use-cases/payments/record-return'
import { settleChange } from '@/lib/use-cases/payments/steps/settle-change'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/seats/steps/lock-booking'
import { type MoneyDone } from '@/lib/words/money/payment-lines'

type RecordedMoney =
  | {
      readonly kind: 'recorded'
      readonly booking: StoredBooking
      readonly money: MoneyDone
    }
  | {
      readonly kind: 'refused'
      readonly reason: 'not_found' | 'forgotten' | 'called_off' | 'seat_gone' | 'nothing_due'
    }
  | { readonly kind: 'refused'; readonly reason: 'wrong_amount'; readonly dueCents: number }

/**
 * Record money that came otherwise than by Stripe or in coins, with its receipt: for a booking that waits for it, in full
 * or in part, or all that the change of one waits for. What is not taken leaves no row: it is given back, or never taken.
 *
 * Rule: recorded-money (docs/rules.md)
 * Rule: part-payments (docs/rules.md)
 */
export const recordMoney = operation({
  prepare: ({ reference }: MoneyCall, now: Date) => keepUnansweredSeats(reference, now),
  work: record,
})

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
  if (booking.state === 'confirmed') return { kind: 'refused', reason: 'nothing_due' }
  const ledger = await loadLedger(db, booking.id)
  const wantedCents = booking.totalCents + correctedCents(ledger)
  const earlierCents = heldCents(ledger)
  const order = { ...booking, wantedCents, restDueAt: earlierCents > 0 ? booking.expiresAt : null }
  const allowance = { short: TOO_SMALL_TO_CHARGE, over: null, latest: departure.closesAt }
  const decision = decidePartPayment({ cents, earlierCents }, order, departure, allowance, now)
  if (decision.kind === 'returned') return { kind: 'refused', reason: refusalOf[decision.reason] }
  const payment = { bookingId: booking.id, method, cents, currency: booking.currency, at: now }
  const id = await addPayment(db, { ...payment, providerId: null })
  await recordHistory(db, { bookingId: booking.id, what: 'paid', after: { cents, method } }, now)
  const documents = await documentPayment(db, { id, cents, at: now }, { booking, departure, now })
  await closeOpenPages(db, booking.id, now)
  if (decision.kind === 'short') {
    const { restCents, until } = decision
    // A page that is open asks for another sum: it is no attempt of this booking any more.
    const attempt = booking.attempt + 1
    const change = { state: 'awaiting_payment', expiresAt: until, endedAt: null, attempt } as const
    const waiting = await changeBooking(db, booking.id, change)
    await recordBookingHistory(db, { what: 'payment_awaited', before: booking, after: waiting }, now)
    const parts = { details: null, arrivedCents: wantedCents - restCents, restCents }
    const paidBy = await listMethodsOfParts(db, { bookingId: booking.id, changeId: null })
    const occasion = { booking: waiting, departure, now, documents, cause: id, paidBy, crypto: parts }
    await enqueueBookingEmails(db, ['payment-short-guest'], occasion)
    return { kind: 'recorded', booking: waiting, money: { what: 'part', restCents, until } }
  }
  await addCorrections(db, booking.id, decision.corrections, now)
  const paid = { state: 'confirmed', confirmedAt: now, expiresAt: null, endedAt: null } as const
  const confirmed = await changeBooking(db, booking.id, paid)
  await recordBookingHistory(db, { what: 'confirmed', before: booking, after: confirmed }, now)
  const kinds = ['booking-confirmed-guest', 'booking-confirmed-operator'] as const
  const { returnCents } = decision
  const returns = splitRefund(await loadLedger(db, booking.id), returnCents)
  await askRefunds(db, booking.id, { returns, reason: 'overpaid', isPromised: false }, now)
  await enqueueBookingEmails(db, kinds, {
    booking: confirmed,
    departure,
    now,
    documents,
    crypto: { details: null, arrivedCents: cents + earlierCents },
    refund: returnCents > 0 ? { cents: returnCents, reason: 'overpaid' } : undefined,
  })
  return { kind: 'recorded', booking: confirmed, money: { what: 'booking', returnCents } }
}

/** Rule: small-differences (docs/rules.md) */
const TOO_SMALL_TO_CHARGE = { cents: LEAST_CHARGE_CENTS - 1, reason: 'below_minimum' } as const

const refusalOf = {
  ...({ paid_twice: 'nothing_due', called_off: 'called_off' } as const),
  ...({ seat_gone: 'seat_gone', booking_ended: 'seat_gone', booking_changed: 'seat_gone' } as const),
} as const

async function payChange(
  db: Db,
  { cents, method }: MoneyCall,
  { booking, departure, change }: LockedBooking & { readonly change: StoredChange },
  now: Date,
): Promise<RecordedMoney> {
  if (cents !== change.payCents) return { kind: 'refused', reason: 'wrong_amount', dueCents: change.payCents }
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
  return { kind: 'recorded', booking, money: { what: state === 'applied' ? 'change' : 'returned' } }
}
