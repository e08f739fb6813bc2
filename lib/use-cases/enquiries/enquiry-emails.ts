import 'server-only'
import { answerWithinHours } from '@/content/policies'
import { customTransport, privateTransfer, type Transport } from '@/content/transport/transport'
import { type StoredEnquiry } from '@/lib/db/enquiries'
import { env } from '@/lib/env'
import { messageFactsSchema, transportFactsSchema } from '@/lib/emails/facts/enquiry-facts'
import { type EnquiryEmail } from '@/lib/emails/email'

/** The e-mails about an enquiry: one to the visitor and one to the operator. */
export function enquiryEmails(enquiry: StoredEnquiry): readonly EnquiryEmail[] {
  const { kind, createdAt, ...asked } = enquiry
  const visitor = { ...asked, receivedAt: createdAt.toISOString(), answerWithinHours }
  switch (kind) {
    case 'contact': {
      const facts = messageFactsSchema.parse(visitor)
      return [
        { kind: 'contact-received-guest', facts },
        { kind: 'contact-received-operator', facts },
      ]
    }
    case 'customized_tour': {
      const facts = messageFactsSchema.parse(visitor)
      return [
        { kind: 'customized-tour-received-guest', facts },
        { kind: 'customized-tour-received-operator', facts },
      ]
    }
    case 'transportation': {
      const { route, quoteWithinHours } = serviceOf(enquiry)
      const serviceUrl = `${env().SITE_URL}${route}`
      const facts = transportFactsSchema.parse({ ...visitor, serviceUrl, quoteWithinHours })
      return [
        { kind: 'transportation-received-guest', facts },
        { kind: 'transportation-received-operator', facts },
      ]
    }
  }
}

function serviceOf({ serviceType }: StoredEnquiry): Transport {
  const service = [privateTransfer, customTransport].find((known) => known.serviceType === serviceType)
  if (!service) throw new Error(`content/transport has no service ${serviceType}`)
  return service
}
