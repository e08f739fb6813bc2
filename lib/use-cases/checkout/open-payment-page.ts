import 'server-only'
import { groupPlacesByPrice } from '@/lib/booking/seats/places'
import { setTimeout as pause } from 'node:timers/promises'
import { canOfferBankDebit } from '@/lib/booking/money/bank-debit'
import { centsToEuros } from '@/lib/booking/money/money'
import { type Party } from '@/lib/booking/party'
import { type Day } from '@/lib/calendar/day'
import { type StoredBooking } from '@/lib/db/bookings/bookings'
import { updateCheckout, loadCheckout, type StoredCheckout } from '@/lib/db/money/checkouts'
import { database } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { abandonCheckout } from '@/lib/use-cases/seats/steps/abandon-checkout'
import { signReleaseToken } from '@/lib/use-cases/links/release-token'
import { loadBookedTour } from '@/lib/use-cases/departures/load-booked-tour'
import { env } from '@/lib/env'
import { addressOf } from '@/lib/contract/address'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'
import { words } from '@/lib/words/words'
import { log } from '@/lib/observability/log'
import { createCheckoutSession } from '@/lib/stripe/checkout'
import { PaymentProviderError } from '@/lib/stripe/client'

export type PaymentPageResult =
  | { readonly kind: 'started'; readonly sessionId: string; readonly url: string; readonly reference: string }
  | {
      readonly kind: 'refused'
      readonly reason: 'payment_provider_error'
      readonly providerCode: string | null
    }

/**
 * Minimum lifetime of a page. Stripe's pages must stay open for at least 30 minutes. If less than this is left, a page
 * that was never opened is requested again with a later expiry.
 */
export const MIN_PAGE_MINUTES_LEFT = 30.25

/** How many minutes after a page's expiry to check it with Stripe and then release its seats. */
export const RECONCILE_AFTER_MINUTES = 0.5

type Order = {
  readonly booking: StoredBooking
  readonly checkout: StoredCheckout
  readonly departure: StoredDeparture
  /** Set if the payment is for a change, or for the rest of the price; if absent, it is for the whole booking. */
  readonly part?: { readonly payCents: number; readonly of: 'change' | 'rest' }
  /** The start before which the payment must arrive. Set if it may be earlier than the departure's. */
  readonly startsBy?: Date
  /** The page that the guest returns to, whether or not they have paid; by default, the tour's page. */
  readonly returnUrl?: string
}

/** How many times, half a second apart, to check whether a concurrent request has opened the page: about 20 seconds. */
const MAX_POLLS = 40

/**
 * Open Stripe's page for an attempt, or return the page it already has. If Stripe refuses or its response is lost,
 * release the seats immediately: nobody has the page's URL, so nobody can pay there.
 */
export async function openPaymentPage(
  order: Order,
  now: Date,
  pollsLeft = MAX_POLLS,
): Promise<PaymentPageResult> {
  const { checkout, booking } = order
  const known = toOpenPage(checkout, booking)
  if (known) return known
  try {
    const saved = await updateCheckout(
      database(),
      checkout.id,
      await createCheckoutSession(await orderOf(order)),
    )
    return toOpenPage(saved, booking) ?? refuse(null)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    // On a double click, Stripe is still opening this page for the first request.
    if (error.code === 'idempotency_key_in_use') {
      if (pollsLeft === 0) return refuse(error.code)
      await pause(500)
      const checkoutNow = await loadCheckout(database(), checkout.id)
      return openPaymentPage({ ...order, checkout: checkoutNow }, now, pollsLeft - 1)
    }
    log().warn({ checkout: checkout.id, err: error }, 'payment page could not be opened')
    await abandonCheckout(checkout.id, { state: 'failed', onlyUnopened: true }, now)
    return toOpenPage(await loadCheckout(database(), checkout.id), booking) ?? refuse(error.codeForVisitors)
  }
}

/**
 * Return an attempt's page if it can still be paid, or the success page if it has been; null if there is nothing to
 * show.
 */
function toOpenPage(
  { state, sessionId, url }: StoredCheckout,
  { reference, language }: StoredBooking,
): PaymentPageResult | null {
  if (!sessionId || !url || state === 'expired' || state === 'failed') return null
  return {
    kind: 'started',
    sessionId,
    url: state === 'open' ? url : successUrl(sessionId, language),
    reference,
  }
}

function refuse(providerCode: string | null): PaymentPageResult {
  return { kind: 'refused', reason: 'payment_provider_error', providerCode }
}

async function orderOf({ booking, checkout, departure, startsBy, part, returnUrl }: Order) {
  const { attempt, expiresAt, changeId } = checkout
  const { language } = booking
  const tour = await loadBookedTour(database(), departure, language)
  const say = words('checkout', language)
  return {
    ...booking,
    bookingId: booking.id,
    changeId,
    attempt,
    expiresAt,
    lines: part
      ? [{ name: say(part.of, { tour: tour.name }), count: 1, eachCents: part.payCents }]
      : groupPlacesByPrice(booking.places).map(({ band, count, eachCents }) => ({
          name: say(band === 'adults' ? 'adult' : 'child', { tour: tour.name }),
          count,
          eachCents,
        })),
    allowsDelay: canOfferBankDebit(expiresAt, startsBy ?? departure.startsAt),
    dateText: formatDay(departure.day, language),
    successUrl: returnUrl ? `${returnUrl}?done=paid` : successUrl('{CHECKOUT_SESSION_ID}', language),
    cancelUrl:
      returnUrl ??
      cancelUrl(
        addressOf(tour.route, language),
        { ...booking, day: departure.day },
        await signReleaseToken(checkout),
      ),
    payment: {
      description: `${booking.reference} ${tour.name} ${departure.day}`,
      metadata: {
        reference: booking.reference,
        tour_id: String(departure.tourId),
        date: departure.day,
      },
    },
    metadata: {
      reference: booking.reference,
      ...(changeId !== null && { change: changeId }),
      date: departure.day,
      tour_id: String(departure.tourId),
      tour_date_id: String(departure.id),
      customer_name: booking.customerName,
      customer_email: booking.customerEmail,
      adults: String(booking.adults),
      children: String(booking.children),
      total_price: String(centsToEuros(part?.payCents ?? booking.totalCents)),
      phone: booking.customerPhone ?? '',
      special_requests: booking.specialRequests ?? '',
    },
  }
}

/**
 * Build the URL of the tour's page, with the date and the party filled in. Opening it releases the seats, in any
 * browser.
 * Rules: paid-says-server, panel-address (docs/rules.md)
 */
function cancelUrl(
  address: string,
  { day, adults, children }: Party & { readonly day: Day },
  token: string,
): string {
  const wish = `date=${day}&adults=${adults}&children=${children}`
  return `${env().SITE_URL}${address}?${wish}&payment=cancelled&release=${token}#booking`
}

function successUrl(sessionId: string, language: Language): string {
  return `${env().SITE_URL}${addressOf('/payment-success', language)}?session_id=${sessionId}`
}
