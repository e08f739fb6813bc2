import { z } from 'zod'
import { customerPhone, euros, wishFields } from '@/lib/contract/fields'
import { CRYPTO_TYPES } from '@/lib/booking/booking'

/** `CryptoBookingRequest` of lib/contract/wire.ts, parsed. */
export const cryptoBookingRequest = z.object({
  ...wishFields,
  customer_phone: customerPhone,
  total_price: euros,
  crypto_type: z.enum(CRYPTO_TYPES, { error: 'Please choose one of the cryptocurrencies offered' }),
  payment_type: z.literal('crypto', { error: 'The payment type must be crypto' }).optional(),
})
