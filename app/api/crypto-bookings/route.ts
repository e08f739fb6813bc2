import { eurosToCents } from '@/lib/booking/money/money'
import { type CryptoBookingResponse, cryptoBookingRequest } from '@/lib/contract/crypto-bookings'
import { now } from '@/lib/db/clock'
import { toCaller } from '@/lib/http/to-caller'
import { readIdempotencyKey } from '@/lib/http/idempotency-key'
import { readForm } from '@/lib/http/read-form'
import { refuseCrossSite } from '@/lib/http/refuse-cross-site'
import { bookingRefusalResponse } from '@/lib/http/booking-refusal-response'
import { answer } from '@/lib/http/respond'
import { route } from '@/lib/http/define-route'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: book })

/** Make a booking to be paid for in cryptocurrency. */
async function book(request: Request): Promise<Response> {
  refuseCrossSite(request)
  const { fields, looksAutomatic } = await readForm(request, cryptoBookingRequest)
  const input = {
    tourId: fields.tour_id,
    departureId: fields.tour_date_id,
    adults: fields.adults,
    children: fields.children,
    offeredCents: eurosToCents(fields.total_price),
    customerName: fields.customer_name,
    customerEmail: fields.customer_email,
    customerPhone: fields.customer_phone,
    specialRequests: fields.special_requests,
    cryptoType: fields.crypto_type,
    language: fields.locale,
    idempotencyKey: readIdempotencyKey(request),
  }
  const booking = await bookWithCrypto(input, now(), toCaller(request, looksAutomatic))
  if (booking.kind === 'refused') return bookingRefusalResponse(booking, fields.locale)
  const { reference, paymentDueAt } = booking
  return answer({
    success: true,
    reference,
    paymentDueAt: paymentDueAt.toISOString(),
  } satisfies CryptoBookingResponse)
}
