import { z } from 'zod'
import { CRYPTO_TYPES } from '@/lib/booking/booking'
import {
  customerPhoneField,
  euros,
  shownTextField,
  bookingInputFields,
  localeField,
} from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'

/** The body of `POST /api/crypto-bookings`. */
export const cryptoBookingRequest = z.object({
  ...bookingInputFields,
  customer_phone: customerPhoneField,
  total_price: euros,
  tour_name: shownTextField,
  tour_date: shownTextField,
  locale: localeField,
  crypto_type: z.enum(CRYPTO_TYPES, { error: 'noCoin' satisfies FieldMessage }),
  payment_type: z.literal('crypto', { error: 'The payment type must be crypto' }).optional(),
})

export type CryptoBookingRequest = Readonly<z.input<typeof cryptoBookingRequest>>

/** Response of `POST /api/crypto-bookings`. `paymentDueAt` is ISO 8601 in UTC. */
export type CryptoBookingResponse = {
  readonly success: true
  readonly reference: string
  readonly paymentDueAt: string
}
