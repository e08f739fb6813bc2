import { z } from 'zod'
import { customerEmail, customerName, customerPhone, message } from '@/lib/contract/fields'

/** `MessageRequest` of lib/contract/wire.ts, parsed. */
export function messageRequest(kind: 'contact' | 'customized_tour') {
  return z
    .object({ name: customerName, email: customerEmail, phone: customerPhone, message })
    .transform((asked) => ({ ...asked, kind, destination: null, additionalInfo: null, serviceType: null }))
}
