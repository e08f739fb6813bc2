import { database } from '@/lib/db/client'
import { type EnquiryInput, submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { NOON } from '@/tests/support/a-backend'

let visitors = 0

/** A visitor with a new address sends a message. Returns the enquiry. */
export async function anEnquiry(overrides: Partial<EnquiryInput> = {}) {
  const email = `visitor${(visitors += 1)}@example.com`
  const about = { name: 'Aino Korhonen', email, phone: '+358 40 1', message: 'Six of us, on Christmas Eve?' }
  const none = { destination: null, additionalInfo: null, serviceType: null, idempotencyKey: null }
  await submitEnquiry({ kind: 'contact', ...about, ...none, ...overrides }, NOON)
  return database().enquiry.findFirstOrThrow({ where: { email: overrides.email ?? email } })
}

/** A transport enquiry. */
export const A_TRANSPORT = {
  kind: 'transportation',
  phone: null,
  message: null,
  destination: 'Hotel in Rovaniemi to Äkäslompolo',
  additionalInfo: 'Five people and skis.\nWe land at 16:40.',
  serviceType: 'Private Customized Transportation',
} as const
