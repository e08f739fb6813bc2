import { type BookingFields } from '@/lib/browser/booking-fields'
import { type CryptoBooking, type PendingBooking } from '@/lib/browser/session'
import { type CryptoType } from '@/lib/booking/booking'
import { eurosFromCents } from '@/lib/booking/money'
import { type Prices, quote } from '@/lib/booking/quote'
import { type CheckoutRequest, type CryptoBookingRequest } from '@/lib/contract/wire'
import { type Day, formatDay } from '@/lib/calendar/day'

/** A filled-in form for one departure: everything that a request is made of. */
export type Wish = {
  readonly tourId: number
  readonly tourName: string
  readonly prices: Prices
  readonly fields: BookingFields
  readonly day: Day
  readonly departureId: number
}

export function checkoutRequest({
  tourId,
  tourName,
  prices,
  fields,
  day,
  departureId,
}: Wish): CheckoutRequest {
  const total = eurosFromCents(quote(fields, prices))
  return {
    amount: total,
    currency: 'eur',
    tour_name: tourName,
    tour_date: formatDay(day),
    metadata: {
      tour_id: tourId,
      tour_date_id: departureId,
      customer_name: fields.fullName.trim(),
      customer_email: fields.email.trim(),
      adults: fields.adults,
      children: fields.children,
      total_price: total,
      phone: fields.phone.trim(),
      special_requests: fields.specialRequests.trim(),
    },
  }
}

export function pendingBooking({ tour_name, tour_date, metadata }: CheckoutRequest): PendingBooking {
  const { customer_name, customer_email, adults, children, total_price, phone, special_requests } = metadata
  return {
    customer_name,
    customer_email,
    adults,
    children,
    total_price,
    tour_date,
    tour_name,
    phone,
    special_requests,
  }
}

export function cryptoRequest(wish: Wish, cryptoType: CryptoType): CryptoBookingRequest {
  const { tour_name, tour_date, metadata } = checkoutRequest(wish)
  const { phone, ...facts } = metadata
  return {
    ...facts,
    customer_phone: phone,
    tour_name,
    tour_date,
    crypto_type: cryptoType,
    payment_type: 'crypto',
  }
}

export function cryptoBooking(request: CryptoBookingRequest): CryptoBooking {
  const { customer_phone } = request
  return {
    customer_name: request.customer_name,
    customer_email: request.customer_email,
    ...(customer_phone && { customer_phone }),
    adults: request.adults,
    children: request.children,
    total_price: request.total_price,
    tour_date: request.tour_date,
    tour_name: request.tour_name,
    crypto_type: request.crypto_type,
    special_requests: request.special_requests,
  }
}
