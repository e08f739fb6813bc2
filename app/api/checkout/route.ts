import { shownTotalCents } from '@/lib/booking/money/money'
import {
  type CheckoutResponse,
  checkoutQuery,
  checkoutRequest,
  type CheckoutStatus,
  checkoutReleaseQuery,
} from '@/lib/contract/checkout'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { readIdempotencyKey } from '@/lib/http/idempotency-key'
import { readForm } from '@/lib/http/read-form'
import { readQuery } from '@/lib/http/read-query'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { bookingRefusalResponse } from '@/lib/http/booking-refusal-response'
import { answer, refuse } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { type Language } from '@/lib/language/language'
import { refreshCheckoutStatus } from '@/lib/use-cases/checkout/checkout-status'
import { releaseCheckoutByToken, releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { type StartCheckoutResult, startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { words } from '@/lib/words/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: findStatus,
  POST: start,
  DELETE: release,
})

/** Hold seats and open a Stripe payment page for them. */
async function start(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const { fields, looksAutomatic } = await readForm(request, checkoutRequest)
  const { amount, locale, metadata } = fields
  const input = {
    tourId: metadata.tour_id,
    departureId: metadata.tour_date_id,
    adults: metadata.adults,
    children: metadata.children,
    offeredCents: shownTotalCents(amount, metadata.total_price),
    customerName: metadata.customer_name,
    customerEmail: metadata.customer_email,
    customerPhone: metadata.phone,
    specialRequests: metadata.special_requests,
    cryptoType: null,
    language: locale,
    idempotencyKey: readIdempotencyKey(request),
  }
  return startResponse(await startCheckout(input, now(), toCaller(request, looksAutomatic)), locale)
}

/** Return the status of a payment. */
async function findStatus(request: Request): Promise<Response> {
  const { session_id } = readQuery(request, checkoutQuery)
  return statusResponse(await refreshCheckoutStatus(session_id, now()))
}

/** Free the seats as soon as a guest returns without paying. Rule: paid-says-server (docs/rules.md) */
async function release(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const { session_id, release: token } = readQuery(request, checkoutReleaseQuery)
  return statusResponse(
    await (session_id ? releaseCheckout(session_id, now()) : releaseCheckoutByToken(token, now())),
  )
}

function startResponse(started: StartCheckoutResult, language: Language): Response {
  if (started.kind === 'started') {
    const { sessionId, url, reference } = started
    return answer({ sessionId, url, reference } satisfies CheckoutResponse)
  }
  switch (started.reason) {
    case 'payment_not_configured': {
      const error =
        'Stripe, our card payment provider, is not configured. Add NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY to the environment file.'
      return refuse(503, { error, code: 'payment_not_configured' })
    }
    case 'payment_provider_error': {
      const { providerCode: code } = started
      const say = words('refusals', language)
      const error = code ? say('noPaymentPageBecause', { code }) : say('noPaymentPage')
      return refuse(502, { error, code: 'payment_provider_error' }, { language })
    }
    default:
      return bookingRefusalResponse(started, language)
  }
}

function statusResponse(status: CheckoutStatus | null): Response {
  return status ? answer(status) : refuse(404, { error: 'This payment is not known.', code: 'not_found' })
}
