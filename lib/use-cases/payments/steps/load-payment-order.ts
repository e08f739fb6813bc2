import 'server-only'
import { isUnpaid } from '@/lib/booking/booking'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { totalPlacesCents } from '@/lib/booking/seats/places'
import { type PaymentOrder } from '@/lib/booking/money/decide-payment'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { makeAttemptNewest, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db } from '@/lib/db/client'
import { loadLedger } from '@/lib/db/money/ledger'
import { closeOpenPaymentPages } from '@/lib/use-cases/booking/close-open-payment-pages'
import { type LockedBooking } from '@/lib/use-cases/booking/lock-booking'

export async function loadPaymentOrder(
  db: Db,
  checkout: Pick<StoredCheckout, 'attempt' | 'state' | 'paymentId'>,
  { booking, departure }: LockedBooking,
): Promise<PaymentOrder> {
  const wantedCents = await loadWantedCents(db, booking)
  const isReplaced = booking.attempt !== checkout.attempt
  // A debit arrives days after it was ordered, when the booking may have ended and only a fee may be due.
  const comingCents = checkout.state === 'waiting' ? await loadOutstandingFee(db, booking) : undefined
  const isCounted = checkout.paymentId !== null
  return { ...booking, departure, wantedCents, isCounted, isReplaced, comingCents }
}

/** The balance due for an unpaid booking; for any other, the full price, even if we keep only part of it. */
async function loadWantedCents(db: Db, { id, state, places }: StoredBooking): Promise<number> {
  const cents = totalPlacesCents(places)
  return isUnpaid(state) ? dueAfterRefundsCents(cents, await loadLedger(db, id)) : cents
}

/** The part of an ended booking's price that we keep but have not received, in cents. */
async function loadOutstandingFee(db: Db, { id, totalCents }: StoredBooking): Promise<number> {
  return dueAfterRefundsCents(totalCents, await loadLedger(db, id))
}

/**
 * Make the paid attempt the booking's current one, even if the guest has since opened a newer page: that page must
 * neither take a second payment nor end the booking when it expires.
 */
export async function setCurrentAttempt(
  db: Db,
  checkout: StoredCheckout,
  booking: StoredBooking,
  now: Date,
): Promise<number> {
  await closeOpenPaymentPages(db, booking.id, now, { except: checkout.id })
  return booking.attempt === checkout.attempt ? checkout.attempt : makeAttemptNewest(db, checkout)
}
