import { type BookingFields } from '@/lib/browser/booking-fields'
import { type PendingBooking, type PendingCryptoBooking } from '@/lib/browser/session'
import { type CryptoType } from '@/lib/booking/booking'
import { centsToEuros } from '@/lib/booking/money/money'
import { type Prices, quote } from '@/lib/booking/money/quote'
import { type CheckoutRequest } from '@/lib/contract/checkout'
import { type CryptoBookingRequest } from '@/lib/contract/crypto-bookings'
import { type Day } from '@/lib/calendar/day'
import { formatDay } from '@/lib/language/dates'
import { type Language } from '@/lib/language/language'

/** A completed booking form for one departure. */
export type CompletedBookingForm = {
  readonly tourId: number
  readonly tourName: string
  readonly prices: Prices
  readonly fields: BookingFields
  readonly day: Day
  readonly departureId: number
  /** The language of the page on which the form was filled in. */
  readonly language: Language
}

/** The fields that all booking calls and stored bookings share, named as in the API. */
function commonFacts({ tourName, prices, fields, day, language }: CompletedBookingForm) {
  return {
    customer_name: fields.fullName.trim(),
    customer_email: fields.email.trim(),
    adults: fields.adults,
    children: fields.children,
    total_price: centsToEuros(quote(fields, prices)),
    special_requests: fields.specialRequests.trim(),
    tour_name: tourName,
    tour_date: formatDay(day, language),
  }
}

export function checkoutPayload(draft: CompletedBookingForm): CheckoutRequest {
  const { tour_name, tour_date, ...facts } = commonFacts(draft)
  return {
    amount: facts.total_price,
    currency: 'eur',
    tour_name,
    tour_date,
    locale: draft.language,
    metadata: {
      ...facts,
      tour_id: draft.tourId,
      tour_date_id: draft.departureId,
      phone: draft.fields.phone.trim(),
    },
  }
}

export function toPendingBooking(draft: CompletedBookingForm): PendingBooking {
  return { ...commonFacts(draft), phone: draft.fields.phone.trim() }
}

export function cryptoBookingPayload(
  draft: CompletedBookingForm,
  cryptoType: CryptoType,
): CryptoBookingRequest {
  return {
    ...commonFacts(draft),
    tour_id: draft.tourId,
    tour_date_id: draft.departureId,
    customer_phone: draft.fields.phone.trim(),
    crypto_type: cryptoType,
    payment_type: 'crypto',
    locale: draft.language,
  }
}

export function toPendingCryptoBooking(
  draft: CompletedBookingForm,
  cryptoType: CryptoType,
): PendingCryptoBooking {
  const phone = draft.fields.phone.trim()
  return { ...commonFacts(draft), ...(phone && { customer_phone: phone }), crypto_type: cryptoType }
}
