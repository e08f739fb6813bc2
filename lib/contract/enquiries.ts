import { z } from 'zod'
import {
  additionalInfo,
  customerEmail,
  customerName,
  customerPhone,
  destination,
  message,
} from '@/lib/contract/fields'

/** The body of `POST /api/requests/contact` and `POST /api/requests/customized-tour`. */
export function messageRequest(kind: 'contact' | 'customized_tour') {
  return z
    .object({ name: customerName, email: customerEmail, phone: customerPhone, message })
    .transform((asked) => ({ ...asked, kind, destination: null, additionalInfo: null, serviceType: null }))
}

export type MessageRequest = Readonly<z.input<ReturnType<typeof messageRequest>>>

/**
 * The body of `POST /api/requests/transportation`.
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

export type TransportationRequest = Readonly<z.input<ReturnType<typeof transportationRequest>>>

/** All three calls answer it. */
export type RequestAnswer = { readonly success: true }
