import { admitBooking } from '@/lib/http/admit-booking'
import { checkoutRequest } from '@/lib/contract/checkout-request'
import { idempotencyKeyOf } from '@/lib/http/idempotency-key'
import { inTime } from '@/lib/http/in-time'
import { readForm } from '@/lib/http/read-form'
import { readQuery } from '@/lib/http/read-query'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { otherThan } from '@/lib/http/other-methods'
import { refuseWish } from '@/lib/http/refuse-wish'
import { answer, refuse, respond } from '@/lib/http/respond'
import { offeredCents } from '@/lib/booking/money'
import { type CheckoutAnswer, type CheckoutStatus } from '@/lib/contract/wire'
import { now } from '@/lib/db/clock'
import { checkCheckout } from '@/lib/use-cases/checkout/check-checkout'
import { type ProofWanted } from '@/lib/use-cases/seats/refuse-beyond-bounds'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { type CheckoutStart, startCheckout } from '@/lib/use-cases/checkout/start-checkout'

/** Hold seats and open Stripe's page for them. */
export function POST(request: Request): Promise<Response> {
  return respond(async () => {
    refuseCrossSite(request)
    const { asked, looksAutomatic } = await readForm(request, checkoutRequest)
    const { amount, metadata } = asked
    const wish = {
      tourId: metadata.tour_id,
      departureId: metadata.tour_date_id,
      adults: metadata.adults,
      children: metadata.children,
      offeredCents: offeredCents(amount, metadata.total_price),
      customerName: metadata.customer_name,
      customerEmail: metadata.customer_email,
      customerPhone: metadata.phone,
      specialRequests: metadata.special_requests,
      cryptoType: null,
      idempotencyKey: idempotencyKeyOf(request),
    }
    return say(
      await inTime(() =>
        admitBooking(request, looksAutomatic, (admission) => startCheckout(wish, now(), admission)),
      ),
    )
  })
}

/** What became of a payment. */
export function GET(request: Request): Promise<Response> {
  return respond(async () => sayStatus(await inTime(() => checkCheckout(sessionIdOf(request), now()))))
}

/** The guest came back without paying: give the seats back at once. Rule: paid-says-server (docs/rules.md) */
export function DELETE(request: Request): Promise<Response> {
  return respond(async () => {
    refuseCrossSite(request)
    return sayStatus(await inTime(() => releaseCheckout(sessionIdOf(request), now())))
  })
}

function say(start: Exclude<CheckoutStart, ProofWanted>): Response {
  if (start.kind === 'started') {
    const { sessionId, url, reference } = start
    return answer({ sessionId, url, reference } satisfies CheckoutAnswer)
  }
  switch (start.reason) {
    case 'payment_not_configured': {
      const error =
        'Stripe, our card payment provider, is not configured. Add NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY to the environment file.'
      return refuse(503, { error, code: 'payment_not_configured' })
    }
    case 'payment_provider_error': {
      const because = start.providerCode ? ` (${start.providerCode})` : ''
      const error = `The payment page could not be opened${because}. Nothing was charged. Please try again.`
      return refuse(502, { error, code: 'payment_provider_error' })
    }
    default:
      return refuseWish(start)
  }
}

function sayStatus(status: CheckoutStatus | null): Response {
  return status ? answer(status) : refuse(404, { error: 'This payment is not known.', code: 'not_found' })
}

function sessionIdOf(request: Request): string {
  return readQuery(request).session_id?.slice(0, 255).replaceAll('\0', '') ?? ''
}

const { refuseMethod, sayMethods } = otherThan('GET', 'POST', 'DELETE')

export { refuseMethod as PATCH, refuseMethod as PUT, sayMethods as OPTIONS }
