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

/** `CheckoutRequest` of lib/booking/wire.ts, parsed. Texts of the visitor's making (names of tour and date) are not believed. */
export const checkoutRequest = z.object({
  amount: euros,
  currency: z.string({ error: 'The currency must be eur' }).regex(/^eur$/i, 'The currency must be eur'),
  metadata: z.object(
    {
      tour_id: id('Please choose a tour'),
      tour_date_id: id('Please select a date'),
      customer_name: customerName,
      customer_email: customerEmail,
      adults: count(1, 'At least one adult must come along'),
      children: count(0, 'The number of children must be 0 or more'),
      total_price: euros.optional(),
      phone: customerPhone,
      special_requests: specialRequests,
    },
    { error: 'The request has no booking in it' },
  ),
})
