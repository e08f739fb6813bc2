import { z } from 'zod'
import {
  additionalInfoField,
  customerEmailField,
  customerNameField,
  customerPhoneField,
  destinationField,
  localeField,
  message,
} from '@/lib/contract/fields'
import { type FieldMessage } from '@/lib/contract/field-message'

/** The body of `POST /api/requests/contact` and `POST /api/requests/customized-tour`. */
export function messageEnquirySchema(kind: 'contact' | 'customized_tour') {
  return z
    .object({
      name: customerNameField,
      email: customerEmailField,
      phone: customerPhoneField,
      message,
      locale: localeField,
    })
    .transform(({ locale: language, ...fields }) => ({
      ...fields,
      language,
      kind,
      destination: null,
      additionalInfo: null,
      serviceType: null,
    }))
}

export type MessageEnquiry = Readonly<z.input<ReturnType<typeof messageEnquirySchema>>>

/**
 * The body of `POST /api/requests/transportation`.
 *
 * @param serviceTypes  the names of the services offered
 */
export function transportationEnquirySchema(serviceTypes: readonly string[]) {
  return z
    .object({
      name: customerNameField,
      email: customerEmailField,
      destination: destinationField,
      additionalInfo: additionalInfoField,
      serviceType: z.enum(serviceTypes, { error: 'noService' satisfies FieldMessage }),
      locale: localeField,
    })
    .transform(({ locale: language, ...fields }) => ({
      ...fields,
      language,
      kind: 'transportation' as const,
      phone: null,
      message: null,
    }))
}

export type TransportationEnquiry = Readonly<z.input<ReturnType<typeof transportationEnquirySchema>>>

/** Response of all three enquiry routes. */
export type EnquiryResponse = { readonly success: true }
