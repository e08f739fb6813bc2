import 'server-only'
import { CHECKOUT_MINUTES } from '@/lib/booking/hold'
import { isByProvider } from '@/lib/booking/money-methods'
import { minutesAfter } from '@/lib/calendar/duration'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { loadChange, type StoredChange } from '@/lib/db/bookings/changes'
import { addNextCheckout, findOpenCheckoutOfChange, type StoredCheckout } from '@/lib/db/money/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { findDeparture, type StoredDeparture } from '@/lib/db/departures/departures'
import {
  LEAST_MINUTES_LEFT,
  openPaymentPage,
  type OpenedPaymentPage,
  RECONCILE_AFTER_MINUTES,
} from '@/lib/use-cases/checkout/open-payment-page'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'
import { publishableKey } from '@/lib/env'
import { schedule } from '@/lib/queue/enqueue'
import { isStripeConfigured } from '@/lib/stripe/client'

export type OpenedChangePage =
  | OpenedPaymentPage
  | {
      readonly kind: 'refused'
      readonly reason:
        | 'payment_not_configured'
        /** It is made, was given up, or its time is over. */
        | 'not_held'
        /** It is paid in cryptocurrency. */
        | 'not_by_card'
        /** Less is left of its time than Stripe's page needs. */
        | 'too_late_to_pay'
    }

/**
 * Open Stripe's page for a change that waits for its payment, or find the one that it has.
 *
 * @param returnUrl  where the guest comes back to, paid or not
 */
export async function openChangePage(
  changeId: string,
  returnUrl: string,
  now: Date,
): Promise<OpenedChangePage> {
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
  /** The one that the booking is on until then. */
  readonly left: StoredDeparture
  readonly checkout: StoredCheckout
}

async function findOrAddPage(
  db: Db,
  changeId: string,
  now: Date,
): Promise<Page | Extract<OpenedChangePage, { readonly kind: 'refused' }>> {
  const { bookingId, departureId } = await loadChange(db, changeId)
  const { booking, departure: left } = await lockBooking(db, bookingId, now, [departureId])
  const change = await loadChange(db, changeId)
  const departure = await findDeparture(db, departureId, now)
  if (!departure || change.state !== 'held' || !change.heldUntil)
    return { kind: 'refused', reason: 'not_held' }
  if (!isByProvider(change.payBy)) return { kind: 'refused', reason: 'not_by_card' }
  const known = await findOpenCheckoutOfChange(db, changeId)
  // A page whose address never reached us is asked for again under the same key, while there is time enough.
  const isUsable = known && (known.sessionId || minutesAfter(now, LEAST_MINUTES_LEFT) < known.expiresAt)
  if (isUsable) return { change, booking, departure, left, checkout: known }
  const expiresAt = minutesAfter(now, CHECKOUT_MINUTES)
  if (expiresAt > change.heldUntil) return { kind: 'refused', reason: 'too_late_to_pay' }
  const checkout = await addNextCheckout(db, { bookingId, changeId, expiresAt })
  await schedule(db, 'reconcile_checkout', checkout.id, minutesAfter(expiresAt, RECONCILE_AFTER_MINUTES))
  return { change, booking, departure, left, checkout }
}
