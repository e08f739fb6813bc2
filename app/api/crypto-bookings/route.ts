import { admitBooking } from '@/lib/http/admit-booking'
import { cryptoBookingRequest } from '@/lib/contract/crypto-booking-request'
import { idempotencyKeyOf } from '@/lib/http/idempotency-key'
import { inTime } from '@/lib/http/in-time'
import { readForm } from '@/lib/http/read-form'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { otherThan } from '@/lib/http/other-methods'
import { refuseWish } from '@/lib/http/refuse-wish'
import { answer, respond } from '@/lib/http/respond'
import { centsFromEuros } from '@/lib/booking/money'
import { type CryptoBookingAnswer } from '@/lib/contract/wire'
import { now } from '@/lib/db/clock'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'

/** Book with payment by cryptocurrency. */
export function POST(request: Request): Promise<Response> {
  return respond(async () => {
    refuseCrossSite(request)
    const { asked, looksAutomatic } = await readForm(request, cryptoBookingRequest)
    const wish = {
      tourId: asked.tour_id,
      departureId: asked.tour_date_id,
      adults: asked.adults,
      children: asked.children,
      offeredCents: centsFromEuros(asked.total_price),
      customerName: asked.customer_name,
      customerEmail: asked.customer_email,
      customerPhone: asked.customer_phone,
      specialRequests: asked.special_requests,
      cryptoType: asked.crypto_type,
      idempotencyKey: idempotencyKeyOf(request),
    }
    const booking = await inTime(() =>
      admitBooking(request, looksAutomatic, (admission) => bookWithCrypto(wish, now(), admission)),
    )
    if (booking.kind === 'refused') return refuseWish(booking)
    const { reference, paymentDueAt } = booking
    return answer({
      success: true,
      reference,
      paymentDueAt: paymentDueAt.toISOString(),
    } satisfies CryptoBookingAnswer)
  })
}

const { refuseMethod, sayMethods } = otherThan('POST')

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as PATCH,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
