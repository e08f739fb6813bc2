import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import { customerPhone, euros, shownText, bookingInputFields } from '@/lib/contract/fields'

/** The body of `POST /api/crypto-bookings`. */
export const cryptoBookingRequest = z.object({
  ...bookingInputFields,
  customer_phone: customerPhone,
  total_price: euros,
  tour_name: shownText,
  tour_date: shownText,
  crypto_type: z.enum(CRYPTO_TYPES, { error: 'Please choose one of the cryptocurrencies offered' }),
  payment_type: z.literal('crypto', { error: 'The payment type must be crypto' }).optional(),
})

export type CryptoBookingRequest = Readonly<z.input<typeof cryptoBookingRequest>>

/** Response of `POST /api/crypto-bookings`; `paymentDueAt` is ISO 8601 in UTC. */
export type CryptoBookingResponse = {
  readonly success: true
  readonly reference: string
  readonly paymentDueAt: string
}
