import 'server-only'
import { type ChangeState } from '@/lib/booking/change-payment'
import { type BookingState, hasEnded } from '@/lib/booking/booking'
import { correctedCents, heldCents, type Ledger, listPayments } from '@/lib/booking/ledger'
import { findBookingByReference } from '@/lib/db/bookings'
import { findOpenChange, loadChange, type StoredChange } from '@/lib/db/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture, type StoredDeparture } from '@/lib/db/departures'
import { listPaymentsOf, loadLedger } from '@/lib/db/ledger'
import { findLastDetailedChange, findPaymentDetails, type StoredDetails } from '@/lib/db/payment-details'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/seats/steps/lock-booking'

/** What coins are sent for: a booking, or a change of one. Its departures are locked. Amounts in cents. */
export type CryptoOrder = LockedBooking & {
  /** Null where it is the booking itself. */
  readonly change: StoredChange | null
  /** The departure whose seats it is about. */
  readonly to: StoredDeparture
  readonly state: BookingState
  readonly expiresAt: Date | null
  readonly seats: number
  readonly wantedCents: number
  /** Parts that came before and are still ours. */
  readonly earlierCents: number
  readonly ledger: Ledger
  /** The newest that were sent for it, void or not. */
  readonly details: StoredDetails | null
}

type CryptoOrderRefusal = {
  readonly kind: 'refused'
  readonly reason: 'not_found' | 'forgotten' | 'not_crypto'
}

/**
 * Lock the booking of a reference, and find what coins for it are for: a change that waits for them, else the change that
 * details were sent for last, where the booking itself is paid; else the booking.
 */
export async function lockCryptoOrder(
  db: Db,
  reference: string,
  now: Date,
): Promise<CryptoOrder | CryptoOrderRefusal> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  if (!known.customerEmail) return { kind: 'refused', reason: 'forgotten' }
  if (known.paymentMethod !== 'crypto') return { kind: 'refused', reason: 'not_crypto' }
  const wanted = known.state === 'confirmed' ? await findChange(db, known.id) : null
  const locked = await lockBooking(db, known.id, now, wanted ? [wanted.departureId] : [])
  const change = wanted && (await loadChange(db, wanted.id))
  const ledger = await loadLedger(db, known.id)
  const details = await findPaymentDetails(db, { bookingId: known.id, changeId: change?.id ?? null })
  if (!change) return { ...locked, ...orderOfBooking(locked, ledger), ledger, details }
  const to = await loadDeparture(db, change.departureId, now)
  const earlierCents = await arrivedFor(db, change, ledger)
  return { ...locked, ...orderOfChange(change), earlierCents, to, ledger, details }
}

async function findChange(db: Db, bookingId: string): Promise<StoredChange | null> {
  const open = await findOpenChange(db, bookingId)
  if (open?.payBy === 'crypto') return open
  const last = await findLastDetailedChange(db, bookingId)
  return last === null ? null : loadChange(db, last)
}

function orderOfBooking({ booking, departure }: LockedBooking, ledger: Ledger) {
  const { state, expiresAt, seats, totalCents } = booking
  // What a booking that has ended keeps is no part of a payment.
  const isOver = hasEnded(state) || state === 'confirmed'
  const earlierCents = isOver ? 0 : heldCents(ledger)
  const wantedCents = totalCents + correctedCents(ledger)
  return { change: null, to: departure, state, expiresAt, seats, wantedCents, earlierCents }
}

const STATES: Readonly<Record<ChangeState, BookingState>> = {
  held: 'awaiting_payment',
  lapsed: 'lapsed',
  applied: 'confirmed',
  dropped: 'cancelled',
}

function orderOfChange(change: StoredChange) {
  const { state, heldUntil: expiresAt, seats, payCents: wantedCents } = change
  return { change, state: STATES[state], expiresAt, seats, wantedCents }
}

/** What has come for a change and is left, in cents. */
export async function arrivedFor(db: Db, { id, bookingId }: StoredChange, ledger: Ledger): Promise<number> {
  const payments = await listPaymentsOf(db, bookingId)
  const own = new Set(payments.filter(({ changeId }) => changeId === id).map((payment) => payment.id))
  const parts = listPayments(ledger).filter(({ paymentId }) => own.has(paymentId))
  return parts.reduce((sum, { leftCents }) => sum + leftCents, 0)
}
