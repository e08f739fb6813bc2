import { z } from 'zod'
import { additionalInfo, customerEmail, customerName, destination } from '@/app/api/fields'
import { customTransport, privateTransfer } from '@/content/transport/transport'

/** `TransportationRequest` of lib/booking/wire.ts, parsed. */
export const transportationRequest = z
  .object({
    name: customerName,
    email: customerEmail,
    destination,
    additionalInfo,
    serviceType: z.enum([privateTransfer.serviceType, customTransport.serviceType], {
      error: 'Please choose one of the services offered',
    }),
  })
  .transform((asked) => ({ ...asked, kind: 'transportation' as const, phone: null, message: null }))
