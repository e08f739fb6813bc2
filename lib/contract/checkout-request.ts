import { z } from 'zod'
import { customerPhone, euros, wishFields } from '@/lib/contract/fields'

/** `CheckoutRequest` of lib/contract/wire.ts, parsed. Texts of the visitor's making (names of tour and date) are not believed. */
export const checkoutRequest = z.object({
  amount: euros,
  currency: z.string({ error: 'The currency must be eur' }).regex(/^eur$/i, 'The currency must be eur'),
  metadata: z.object(
    {
      ...wishFields,
      total_price: euros.optional(),
      phone: customerPhone,
    },
    { error: 'The request has no booking in it' },
  ),
})
