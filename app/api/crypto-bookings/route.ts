import { admitBooking } from '@/app/api/admit-booking'
import { cryptoBookingRequest } from '@/app/api/crypto-bookings/crypto-booking-request'
import { idempotencyKeyOf } from '@/app/api/fields'
import { inTime } from '@/app/api/in-time'
import { readForm } from '@/app/api/read-form'
import { refuseCrossSite } from '@/app/api/refuse-cross-site'
import { otherThan } from '@/app/api/other-methods'
import { refuseWish } from '@/app/api/refuse-wish'
import { answer, respond } from '@/app/api/respond'
import { centsFromEuros } from '@/lib/booking/money'
import { type CryptoBookingAnswer } from '@/lib/booking/wire'
import { now } from '@/lib/db/clock'
import { bookWithCrypto } from '@/lib/desk/book-with-crypto'

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
