import { admitBooking, countBooking } from '@/app/api/admit-booking'
import { cryptoBookingRequest } from '@/app/api/crypto-bookings/crypto-booking-request'
import { idempotencyKeyOf } from '@/app/api/fields'
import { readForm } from '@/app/api/read-form'
import { refuseCrossSite } from '@/app/api/refuse-cross-site'
import { otherThan } from '@/app/api/other-methods'
import { refuseWish } from '@/app/api/refuse-wish'
import { answer, respond } from '@/app/api/respond'
import { centsFromEuros } from '@/lib/booking/money'
import { type CryptoBookingAnswer } from '@/lib/booking/wire'
import { bookWithCrypto } from '@/lib/desk/book-with-crypto'

/** Book with payment by cryptocurrency. */
export function POST(request: Request): Promise<Response> {
  return respond(async () => {
    refuseCrossSite(request)
    const { asked: wish, looksAutomatic } = await readForm(request, cryptoBookingRequest)
    await admitBooking(request, looksAutomatic)
    const booking = await bookWithCrypto(
      {
        tourId: wish.tour_id,
        departureId: wish.tour_date_id,
        adults: wish.adults,
        children: wish.children,
        offeredCents: centsFromEuros(wish.total_price),
        customerName: wish.customer_name,
        customerEmail: wish.customer_email,
        customerPhone: wish.customer_phone,
        specialRequests: wish.special_requests,
        cryptoType: wish.crypto_type,
        idempotencyKey: idempotencyKeyOf(request),
      },
      new Date(),
    )
    if (booking.kind === 'refused') return refuseWish(booking)
    await countBooking(request)
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
