import 'server-only'
import { answerWithinHours } from '@/content/policies'
import { customTransport, privateTransfer, type Transport } from '@/content/transport/transport'
import { type StoredRequest } from '@/lib/db/requests'
import { env } from '@/lib/env'
import { messageFactsSchema, transportFactsSchema } from '@/lib/emails/facts'
import { type RequestEmail } from '@/lib/emails/email'

/** The e-mails that a request has: to the visitor and to the operator. */
export function requestEmails(request: StoredRequest): readonly RequestEmail[] {
  const { kind, createdAt, ...asked } = request
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
      const { route, quoteWithinHours } = serviceOf(request)
      const serviceUrl = `${env().SITE_URL}${route}`
      const facts = transportFactsSchema.parse({ ...visitor, serviceUrl, quoteWithinHours })
      return [
        { kind: 'transportation-received-guest', facts },
        { kind: 'transportation-received-operator', facts },
      ]
    }
  }
}

function serviceOf({ serviceType }: StoredRequest): Transport {
  const service = [privateTransfer, customTransport].find((known) => known.serviceType === serviceType)
  if (!service) throw new Error(`content/transport has no service ${serviceType}`)
  return service
}
