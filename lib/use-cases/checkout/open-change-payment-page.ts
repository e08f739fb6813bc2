import 'server-only'
import { CHECKOUT_MINUTES } from '@/lib/booking/seats/hold'
import { isHandledByProvider } from '@/lib/booking/money/money-methods'
import { addMinutes } from '@/lib/calendar/duration'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import { addNextCheckout, findOpenCheckoutForChange, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
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

export type ChangePaymentPageResult =
  | PaymentPageResult
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'payment_not_configured'
        /** The change can no longer be paid for: it has been applied or withdrawn, or has expired. */
        | 'not_held'
        | 'not_by_card'
        /** Too little time is left for one of Stripe's pages. */
        | 'too_late_to_pay'
    }

/** Open Stripe's page for a change that is waiting for payment, or return the page that is already open. */
export async function openChangePaymentPage(
  changeId: string,
  returnUrl: string,
  now: Date,
): Promise<ChangePaymentPageResult> {
  if (!publishableKey || !isStripeConfigured()) return { kind: 'refused', reason: 'payment_not_configured' }
  const found = await inTransaction((db) => findOrAddPage(db, changeId, now))
  if ('kind' in found) return found
  const { departure, left, change } = found
  const startsBy = left.startsAt < departure.startsAt ? left.startsAt : departure.startsAt
  const part = { payCents: change.payCents, of: 'change' } as const
  return openPaymentPage({ ...found, startsBy, part, returnUrl }, now)
}

type Page = {
  readonly change: StoredChange
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  /** The departure that the booking is on before the change. */
  readonly left: StoredDeparture
  readonly checkout: StoredCheckout
}

async function findOrAddPage(
  db: Db,
  changeId: string,
  now: Date,
): Promise<Page | Extract<ChangePaymentPageResult, { readonly kind: 'refused' }>> {
  const { bookingId, departureId } = await loadChange(db, changeId)
  const { booking, departure: left } = await lockBooking(db, bookingId, now, [departureId])
  const change = await loadChange(db, changeId)
  const departure = await findDeparture(db, departureId, now)
  if (!departure || change.state !== 'held' || !change.heldUntil)
    return { kind: 'refused', reason: 'not_held' }
  if (!isHandledByProvider(change.payBy)) return { kind: 'refused', reason: 'not_by_card' }
  const known = await findOpenCheckoutForChange(db, changeId)
  // If the response with the page's URL was lost, request the page again under the same key, provided enough time is
  // left.
  const isUsable = known && (known.sessionId || addMinutes(now, MIN_PAGE_MINUTES_LEFT) < known.expiresAt)
  if (isUsable) return { change, booking, departure, left, checkout: known }
  const expiresAt = addMinutes(now, CHECKOUT_MINUTES)
  if (expiresAt > change.heldUntil) return { kind: 'refused', reason: 'too_late_to_pay' }
  const checkout = await addNextCheckout(db, { bookingId, changeId, expiresAt })
  await schedule(db, 'reconcile_checkout', checkout.id, addMinutes(expiresAt, RECONCILE_AFTER_MINUTES))
  return { change, booking, departure, left, checkout }
}
