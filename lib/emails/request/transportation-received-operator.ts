import { type Draft } from '@/lib/emails/draft'
import { type Sender, type TransportFacts } from '@/lib/emails/facts'
import { glimpse, visitorTable, whenGiven } from '@/lib/emails/request/request-parts'
import { operatorReason } from '@/lib/emails/salutation'
import { writeTo } from '@/lib/emails/write-to'

export function transportationReceivedOperator(facts: TransportFacts, sender: Sender): Draft {
  const { email, serviceType, destination, additionalInfo } = facts
  return {
    subject: `New Transportation Request: ${serviceType}`,
    preheader: glimpse(facts, destination),
    headline: 'New transportation request',
    subline: serviceType,
    parts: [
      { kind: 'paragraph', text: `${promise(facts)} A reply to this e-mail goes to the visitor.` },
      visitorTable(facts, [
        { label: 'Service', value: serviceType },
        { label: 'Pickup and destination', value: destination },
        ...whenGiven('More', additionalInfo),
      ]),
      writeTo({ email, subject: serviceType, label: 'Write to the visitor' }),
    ],
    reason: operatorReason(sender),
  }
}

function promise({ answerWithinHours, quoteWithinHours }: TransportFacts): string {
  const answer = `The visitor was promised an answer within ${answerWithinHours} hours`
  return quoteWithinHours === null
    ? `${answer}.`
    : `${answer}, and a personalised quote within ${quoteWithinHours} hours.`
}
