import { z } from 'zod'
import {
  count,
  customerEmail,
  customerName,
  customerPhone,
  euros,
  id,
  specialRequests,
} from '@/app/api/fields'
import { CRYPTO_TYPES } from '@/lib/booking/booking'

/** `CryptoBookingRequest` of lib/booking/wire.ts, parsed. */
export const cryptoBookingRequest = z.object({
  tour_id: id('Please choose a tour'),
  tour_date_id: id('Please select a date'),
  customer_name: customerName,
  customer_email: customerEmail,
  customer_phone: customerPhone,
  adults: count(1, 'At least one adult must come along'),
  children: count(0, 'The number of children must be 0 or more'),
  total_price: euros,
  crypto_type: z.enum(CRYPTO_TYPES, { error: 'Please choose one of the cryptocurrencies offered' }),
  special_requests: specialRequests,
  payment_type: z.literal('crypto', { error: 'The payment type must be crypto' }).optional(),
})
