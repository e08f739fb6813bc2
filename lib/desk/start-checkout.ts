import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { CHECKOUT_MINUTES, HOLD_MINUTES, minutesAfter } from '@/lib/booking/hold'
import { eurosFromCents } from '@/lib/booking/money'
import { formatDay } from '@/lib/calendar/day'
import { changeBooking, type StoredBooking } from '@/lib/db/bookings'
import { addCheckout, changeCheckout, findCheckoutOfAttempt, type StoredCheckout } from '@/lib/db/checkouts'
import { database, type Db, inTransaction } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures'
import { type BookingWish, holdSeats, refuseEarly, type WishRefusal } from '@/lib/desk/hold-seats'
import { giveUpCheckout } from '@/lib/desk/give-up-checkout'
import { env, publishableKey } from '@/lib/env'
import { openCheckout } from '@/lib/stripe/checkout'
import { isStripeConfigured, PaymentProviderError } from '@/lib/stripe/client'

export type CheckoutStart =
  | { readonly kind: 'started'; readonly sessionId: string; readonly url: string; readonly reference: string }
  | WishRefusal
  | { readonly kind: 'refused'; readonly reason: 'payment_not_configured' }
  | {
      readonly kind: 'refused'
      readonly reason: 'payment_provider_error'
      readonly providerCode: string | null
    }

/** Stripe wants 30 minutes ahead of it; a page that was never opened is asked for anew when less is left. */
const LEAST_MINUTES_LEFT = 30.25

/** How long after a page's end the worker asks Stripe what became of it. */
const SETTLE_AFTER_MINUTES = 5

/**
 * Hold the seats of a wish and open Stripe's page for it. A crash between the two leaves a hold that lapses; the same
 * wish sent again meanwhile gets the same booking and the same page.
 */
export async function startCheckout(wish: BookingWish, now: Date): Promise<CheckoutStart> {
  if (!publishableKey || !isStripeConfigured()) return { kind: 'refused', reason: 'payment_not_configured' }
  const terms = { method: 'card', holdMinutes: HOLD_MINUTES, now } as const
  const refusal = await refuseEarly(wish, terms)
  if (refusal) return refusal

  const held = await inTransaction(async (db) => {
    const answer = await holdSeats(db, wish, terms)
    return answer.kind === 'refused' ? answer : { ...answer, ...(await checkoutFor(db, answer.booking, now)) }
  })
  return held.kind === 'refused' ? held : openPage(held.booking, held.checkout, held.departure, now)
}

async function checkoutFor(
  db: Db,
  booking: StoredBooking,
  now: Date,
): Promise<{ readonly booking: StoredBooking; readonly checkout: StoredCheckout }> {
  const known = await findCheckoutOfAttempt(db, { bookingId: booking.id, attempt: booking.attempt })
  if (known && (known.sessionId || minutesAfter(now, LEAST_MINUTES_LEFT) < known.expiresAt)) {
    return { booking, checkout: known }
  }
  const attempt = known ? booking.attempt + 1 : booking.attempt
  const current = known
    ? await changeBooking(db, booking.id, { attempt, expiresAt: minutesAfter(now, HOLD_MINUTES) })
    : booking
  const expiresAt = minutesAfter(now, CHECKOUT_MINUTES)
  const nextTryAt = minutesAfter(expiresAt, SETTLE_AFTER_MINUTES)
  return {
    booking: current,
    checkout: await addCheckout(db, { bookingId: booking.id, attempt, expiresAt, nextTryAt }),
  }
}

async function openPage(
  booking: StoredBooking,
  checkout: StoredCheckout,
  departure: StoredDeparture,
  now: Date,
): Promise<CheckoutStart> {
  const { reference } = booking
  if (checkout.sessionId && checkout.url) {
    const url = checkout.state === 'open' ? checkout.url : successUrl(checkout.sessionId)
    return { kind: 'started', sessionId: checkout.sessionId, url, reference }
  }
  try {
    const page = await openCheckout(orderOf(booking, checkout, departure))
    await changeCheckout(database(), checkout.id, page)
    return { kind: 'started', ...page, reference }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    // Nobody has the address of a page whose answer was lost, so nobody can pay there: the seats go back at once.
    await giveUpCheckout(checkout.id, 'failed', now)
    return { kind: 'refused', reason: 'payment_provider_error', providerCode: error.code }
  }
}

function orderOf(booking: StoredBooking, { attempt, expiresAt }: StoredCheckout, departure: StoredDeparture) {
  const tour = findTour(departure.tourId)
  if (!tour) throw new Error(`content/tours has no tour ${departure.tourId}`)
  return {
    ...booking,
    bookingId: booking.id,
    attempt,
    expiresAt,
    tourName: tour.name,
    dateText: formatDay(departure.day),
    successUrl: successUrl('{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${env().SITE_URL}${tour.route}?payment=cancelled#booking`,
    metadata: {
      tour_id: String(departure.tourId),
      tour_date_id: String(departure.id),
      customer_name: booking.customerName,
      customer_email: booking.customerEmail,
      adults: String(booking.adults),
      children: String(booking.children),
      total_price: String(eurosFromCents(booking.totalCents)),
      phone: booking.customerPhone ?? '',
      // Stripe takes 500 characters; the whole text is kept with the booking.
      special_requests: [...(booking.specialRequests ?? '')].slice(0, 500).join(''),
    },
  }
}

function successUrl(sessionId: string): string {
  return `${env().SITE_URL}/payment-success?session_id=${sessionId}`
}
