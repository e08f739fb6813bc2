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
export function messageEnquiry(kind: 'contact' | 'customized_tour') {
  return z
    .object({ name: customerName, email: customerEmail, phone: customerPhone, message })
    .transform((fields) => ({ ...fields, kind, destination: null, additionalInfo: null, serviceType: null }))
}

export type MessageEnquiry = Readonly<z.input<ReturnType<typeof messageEnquiry>>>

/**
 * The body of `POST /api/requests/transportation`.
 *
 * @param serviceTypes  the names of the services offered
 */
export function transportationEnquiry(serviceTypes: readonly string[]) {
  return z
    .object({
      name: customerName,
      email: customerEmail,
      destination,
      additionalInfo,
      serviceType: z.enum(serviceTypes, { error: 'Please choose one of the services offered' }),
    })
    .transform((fields) => ({ ...fields, kind: 'transportation' as const, phone: null, message: null }))
}

export type TransportationEnquiry = Readonly<z.input<ReturnType<typeof transportationEnquiry>>>

/** Response of all three enquiry routes. */
export type EnquiryResponse = { readonly success: true }
