import { type Draft } from '@/lib/emails/draft'
import { type TransportFacts } from '@/lib/emails/enquiry/enquiry-facts'
import { type Sender } from '@/lib/emails/facts'
import { answerSubject } from '@/lib/emails/enquiry/answer-subject'
import {
  excerpt,
  HOW_TO_ANSWER,
  openEnquiryButton,
  optionalRow,
  visitorTable,
} from '@/lib/emails/enquiry/enquiry-parts'
import { operatorReason } from '@/lib/emails/salutation'
import { mailtoButton } from '@/lib/emails/mailto-button'

export function transportationReceivedOperator(facts: TransportFacts, sender: Sender): Draft {
  const { email, serviceType, destination, additionalInfo } = facts
  return {
    subject: `New Transportation Request: ${serviceType}`,
    preheader: excerpt(facts, destination),
    headline: 'New transportation request',
    subline: serviceType,
    parts: [
      { kind: 'paragraph', text: `${promise(facts)} ${HOW_TO_ANSWER}` },
      visitorTable(facts, [
        { label: 'Service', value: serviceType },
        { label: 'Pickup and destination', value: destination },
        ...optionalRow('More', additionalInfo),
      ]),
      ...openEnquiryButton(facts),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'transportation', serviceType }),
        label: 'Write to the visitor',
      }),
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
