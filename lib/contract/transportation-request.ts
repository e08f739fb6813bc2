import { z } from 'zod'
import { additionalInfo, customerEmail, customerName, destination } from '@/lib/contract/fields'

/**
 * `TransportationRequest` of lib/contract/wire.ts, parsed.
 *
 * @param serviceTypes  the names of the services offered
 */
export function transportationRequest(serviceTypes: readonly string[]) {
  return z
    .object({
      name: customerName,
      email: customerEmail,
      destination,
      additionalInfo,
      serviceType: z.enum(serviceTypes, { error: 'Please choose one of the services offered' }),
    })
    .transform((asked) => ({ ...asked, kind: 'transportation' as const, phone: null, message: null }))
}
