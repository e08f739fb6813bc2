import 'server-only'
import { hasBookingEnded } from '@/lib/booking/booking'
import { orderForChange } from '@/lib/booking/money/change-payment'
import { correctionsCents, type Ledger } from '@/lib/booking/ledger'
import { moneyHeldCents } from '@/lib/booking/money/list-payment-remainders'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { findOpenChange, loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import { type Db } from '@/lib/db/client'
import { loadDeparture } from '@/lib/db/departures/departures'
import { listPartPayments, loadLedger } from '@/lib/db/money/ledger'
import {
  findLatestDetailsChangeId,
  findPaymentDetails,
  type StoredCryptoDetails,
} from '@/lib/db/money/payment-details'
import { type PaymentTarget } from '@/lib/use-cases/payments/steps/receive-payment'
import { lockBooking, type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

/** The booking or change that a crypto payment is for. */
export type CryptoOrder = PaymentTarget & {
  readonly earlierCents: number
  /** The newest payment details sent for the booking or change, valid or not. */
  readonly details: StoredCryptoDetails | null
}

type CryptoOrderRefusal = {
  readonly kind: 'refused'
  readonly reason: 'not_found' | 'forgotten' | 'not_crypto'
}

/**
 * Lock a booking and find what a crypto transfer for it would pay for: its pending change; if it has none but is
 * already paid, the change that payment details were last sent for; otherwise the booking itself.
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
  const found = known.state === 'confirmed' ? await findChange(db, known.id) : null
  const locked = await lockBooking(db, known.id, now, found ? [found.departureId] : [])
  const change = found && (await loadChange(db, found.id))
  const ledger = await loadLedger(db, known.id)
  const details = await findPaymentDetails(db, { bookingId: known.id, changeId: change?.id ?? null })
  const { wanted, earlierCents } = change
    ? await orderOfChange(db, change, { ...locked, ledger }, now)
    : orderOfBooking(locked, ledger)
  // The deadline for the rest was set when the first part arrived, and does not change.
  const restDueAt = earlierCents > 0 ? wanted.expiresAt : null
  return { ...locked, change, wanted: { ...wanted, restDueAt }, earlierCents, details }
}

async function findChange(db: Db, bookingId: string): Promise<StoredChange | null> {
  const open = await findOpenChange(db, bookingId)
  if (open?.payBy === 'crypto') return open
  const last = await findLatestDetailsChangeId(db, bookingId)
  return last === null ? null : loadChange(db, last)
}

function orderOfBooking({ booking, departure }: LockedBooking, ledger: Ledger) {
  const { state, totalCents } = booking
  // Money kept from an ended booking, or held for a confirmed one, does not count as a part payment.
  const isOver = hasBookingEnded(state) || state === 'confirmed'
  const wanted = { ...booking, departure, wantedCents: totalCents + correctionsCents(ledger) }
  return { wanted, earlierCents: isOver ? 0 : moneyHeldCents(ledger) }
}

async function orderOfChange(
  db: Db,
  change: StoredChange,
  { booking, departure: from, ledger }: LockedBooking & { readonly ledger: Ledger },
  now: Date,
) {
  const to = await loadDeparture(db, change.departureId, now)
  const wanted = orderForChange(change, { booking, from, to })
  return { wanted, earlierCents: await sumReceivedForChange(db, change, ledger) }
}

/** Add up the money received for a change, in cents, less any refunds of it. */
export async function sumReceivedForChange(
  db: Db,
  { id, bookingId }: StoredChange,
  ledger: Ledger,
): Promise<number> {
  const parts = await listPartPayments(db, { bookingId, changeId: id }, ledger)
  return parts.reduce((sum, { leftCents }) => sum + leftCents, 0)
}
