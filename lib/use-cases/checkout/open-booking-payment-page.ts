import 'server-only'
import { holdsSeats, outlivesPaymentPage } from '@/lib/booking/booking'
import { CHECKOUT_MINUTES, HOLD_MINUTES } from '@/lib/booking/seats/hold'
import { dueAfterRefundsCents } from '@/lib/booking/ledger'
import { addMinutes } from '@/lib/calendar/duration'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import {
  addNextCheckout,
  findCheckoutByAttempt,
  isDebitPending,
  type StoredCheckout,
} from '@/lib/db/money/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { hasUndoableCommand } from '@/lib/db/history/commands'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { loadLedger } from '@/lib/db/money/ledger'
import {
  MIN_PAGE_MINUTES_LEFT,
  openPaymentPage,
  type PaymentPageResult,
  RECONCILE_AFTER_MINUTES,
} from '@/lib/use-cases/checkout/open-payment-page'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'
import { publishableKey } from '@/lib/env'
import { schedule } from '@/lib/queue/enqueue-job'
import { isStripeConfigured } from '@/lib/stripe/client'

type OpenedLinkPage =
  | PaymentPageResult
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'payment_not_configured'
        /**
         * The booking cannot be paid for: it is paid, has ended, is waiting for a bank or a crypto payment, or is being
         * changed by one of our commands.
         */
        | 'not_payable'
    }

/**
 * Open Stripe's page for a booking that can be paid for longer than one page lasts, or return the page that is already
 * open. If a page has expired, the next one is a new attempt.
 *
 * Rule: payment-link (docs/rules.md)
 * Rule: waiting-offer (docs/rules.md)
 */
export async function openBookingPaymentPage(
  bookingId: string,
  returnUrl: string,
  now: Date,
): Promise<OpenedLinkPage> {
  if (!publishableKey || !isStripeConfigured()) return { kind: 'refused', reason: 'payment_not_configured' }
  const found = await inTransaction((db) => findOrAddPage(db, bookingId, now))
  return found ? openPaymentPage({ ...found, returnUrl }, now) : { kind: 'refused', reason: 'not_payable' }
}

type Page = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly checkout: StoredCheckout
  /** What to pay if part of the price has already been paid. */
  readonly part?: { readonly payCents: number; readonly of: 'rest' }
}

async function findOrAddPage(db: Db, bookingId: string, now: Date): Promise<Page | null> {
  const { booking, departure } = await lockBooking(db, bookingId, now)
  if (!(await isPayable(db, booking, now))) return null
  const part = await findRest(db, booking)
  const known = await findCheckoutByAttempt(db, { bookingId, attempt: booking.attempt })
  if (known && isUsable(known, now)) return { booking, departure, checkout: known, part }
  const expiresAt = addMinutes(now, CHECKOUT_MINUTES)
  const checkout = await addNextCheckout(db, { bookingId, changeId: null, expiresAt })
  await schedule(db, 'reconcile_checkout', checkout.id, addMinutes(expiresAt, RECONCILE_AFTER_MINUTES))
  // A guest who pressed the button in time gets Stripe's page for its full lifetime.
  const holdUntil = addMinutes(now, HOLD_MINUTES)
  const isShort = booking.expiresAt !== null && booking.expiresAt < holdUntil
  const { attempt } = checkout
  const current = await updateBooking(db, bookingId, { attempt, ...(isShort && { expiresAt: holdUntil }) })
  return { booking: current, departure, checkout, part }
}

/** The rest of the price after a part payment. Rule: part-payments (docs/rules.md) */
async function findRest(db: Db, { id, totalCents }: StoredBooking): Promise<Page['part']> {
  const payCents = dueAfterRefundsCents(totalCents, await loadLedger(db, id))
  return payCents === totalCents ? undefined : { payCents, of: 'rest' }
}

async function isPayable(db: Db, booking: StoredBooking, now: Date): Promise<boolean> {
  // Whether a new page may be opened. Leave out the extra time that an earlier page added to the hold; otherwise each
  // page could extend it, without end.
  const isInTime = holdsSeats(booking, addMinutes(now, HOLD_MINUTES - CHECKOUT_MINUTES))
  if (!outlivesPaymentPage(booking) || !isInTime) return false
  return !(await isDebitPending(db, booking.id)) && !(await hasUndoableCommand(db, booking))
}

/**
 * Whether a page can still be used. Without a `sessionId` we never received its URL and must repeat the request with
 * the same key, which Stripe may refuse if less than 30 minutes are left.
 */
function isUsable({ state, sessionId, expiresAt }: StoredCheckout, now: Date): boolean {
  return state === 'open' && addMinutes(now, sessionId ? 0 : MIN_PAGE_MINUTES_LEFT) < expiresAt
}
