import 'server-only'
import { holdsSeats, outlivesItsPages } from '@/lib/booking/booking'
import { CHECKOUT_MINUTES, HOLD_MINUTES } from '@/lib/booking/hold'
import { minutesAfter } from '@/lib/calendar/duration'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { addNextCheckout, findOpenCheckoutOfBooking, type StoredCheckout } from '@/lib/db/checkouts'
import { type Db, inTransaction } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import {
  LEAST_MINUTES_LEFT,
  openPaymentPage,
  type OpenedPaymentPage,
  RECONCILE_AFTER_MINUTES,
} from '@/lib/use-cases/checkout/open-payment-page'
import { lockBooking } from '@/lib/use-cases/seats/lock-booking'
import { publishableKey } from '@/lib/env'
import { schedule } from '@/lib/queue/enqueue'
import { isStripeConfigured } from '@/lib/stripe/client'

type OpenedBookingPage =
  | OpenedPaymentPage
  | {
      readonly kind: 'refused'
      /** `not_held`: it is paid, has ended, or its time is over. */
      readonly reason: 'payment_not_configured' | 'not_held'
    }

/**
 * Open Stripe's page for a booking that is kept until it is paid, or find the one that it has. A page that is opened in
 * time keeps the seats until it ends.
 *
 * @param returnUrl  where the guest comes back to, paid or not
 */
export async function openBookingPage(
  bookingId: string,
  returnUrl: string,
  now: Date,
): Promise<OpenedBookingPage> {
  if (!publishableKey || !isStripeConfigured()) return { kind: 'refused', reason: 'payment_not_configured' }
  const found = await inTransaction((db) => findOrAddPage(db, bookingId, now))
  return found ? openPaymentPage({ ...found, returnUrl }, now) : { kind: 'refused', reason: 'not_held' }
}

type Page = {
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly checkout: StoredCheckout
}

async function findOrAddPage(db: Db, bookingId: string, now: Date): Promise<Page | null> {
  const locked = await lockBooking(db, bookingId, now)
  const { booking } = locked
  if (!outlivesItsPages(booking) || !holdsSeats(booking, now)) return null
  const known = await findOpenCheckoutOfBooking(db, bookingId)
  // A page whose address never reached us is asked for again under the same key, while there is time enough.
  const leastLeft = known?.sessionId ? 0 : LEAST_MINUTES_LEFT
  if (known && minutesAfter(now, leastLeft) < known.expiresAt) return { ...locked, checkout: known }
  const checkout = await addNextCheckout(db, { bookingId, expiresAt: minutesAfter(now, CHECKOUT_MINUTES) })
  await schedule(
    db,
    'reconcile_checkout',
    checkout.id,
    minutesAfter(checkout.expiresAt, RECONCILE_AFTER_MINUTES),
  )
  return { ...locked, booking: await keepUntilPaid(db, booking, checkout, now), checkout }
}

function keepUntilPaid(
  db: Db,
  { id, expiresAt }: StoredBooking,
  { attempt }: StoredCheckout,
  now: Date,
): Promise<StoredBooking> {
  const pageEnds = minutesAfter(now, HOLD_MINUTES)
  const until = expiresAt && expiresAt > pageEnds ? expiresAt : pageEnds
  return changeBooking(db, id, { attempt, expiresAt: until })
}
