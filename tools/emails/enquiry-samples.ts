import { type MessageFacts, type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { type EnquiryEmail } from '@/lib/emails/email'

/** An enquiry for four guests, received at 14:05 Helsinki time on 20 November 2026. */
export function sampleMessageFacts(overrides: Partial<MessageFacts> = {}): MessageFacts {
  return {
    receivedAt: '2026-11-20T12:05:00.000Z',
    name: 'Aino Virtanen',
    email: 'aino@example.com',
    language: 'en',
    phone: '+358 40 123 4567',
    message: 'Is there snow in November?\nWe are four, one of us is seven years old.',
    answerWithinHours: 2,
    enquiryUrl: null,
    ...overrides,
  }
}

export function sampleTransportFacts(overrides: Partial<TransportFacts> = {}): TransportFacts {
  return {
    receivedAt: '2026-11-20T12:05:00.000Z',
    name: 'Aino Virtanen',
    email: 'aino@example.com',
    language: 'en',
    answerWithinHours: 2,
    enquiryUrl: null,
    serviceType: 'Private Customized Transportation',
    serviceUrl: 'https://lumi.example.com/transportation-customized',
    destination: 'Rovaniemi airport to a cabin by Lake Inari',
    additionalInfo: 'Five people and skis.\nWe land at 16:40.',
    quoteWithinHours: 24,
    ...overrides,
  }
}

type Words = { readonly name?: string; readonly written?: string }

/** One e-mail of each kind that is about an enquiry. All contain the same text from the visitor. */
export function sampleEnquiryEmails({
  name = 'Aino Virtanen',
  written,
}: Words = {}): readonly EnquiryEmail[] {
  const message = sampleMessageFacts({ name, ...(written && { message: written, phone: written }) })
  const transport = sampleTransportFacts({
    name,
    ...(written && { destination: written, additionalInfo: written }),
  })
  return [
    { kind: 'contact-received-guest', facts: message },
    { kind: 'contact-received-operator', facts: message },
    { kind: 'customized-tour-received-guest', facts: message },
    { kind: 'customized-tour-received-operator', facts: message },
    { kind: 'transportation-received-guest', facts: transport },
    { kind: 'transportation-received-operator', facts: transport },
  ]
}
