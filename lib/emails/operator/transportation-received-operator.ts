import { type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { inboxEmail } from '@/lib/emails/layout/frame'
import { answerSubject } from '@/lib/emails/parts/answer-subject'
import {
  excerpt,
  HOW_TO_ANSWER,
  optionalRow,
  visitorTable,
  TRANSPORT,
} from '@/lib/emails/parts/enquiry-parts'
import { linkButton } from '@/lib/emails/parts/link-button'
import { mailtoButton } from '@/lib/emails/parts/mailto-button'

export const transportationReceivedOperator = inboxEmail(TRANSPORT, (facts) => {
  const { email, serviceType, destination, additionalInfo } = facts
  return {
    subject: `New Transportation Request: ${serviceType}`,
    preheader: excerpt(facts, destination),
    headline: 'New transportation request',
    subline: serviceType,
    parts: [
      `${promise(facts)} ${HOW_TO_ANSWER}`,
      visitorTable(facts, [
        { label: 'Service', value: serviceType },
        { label: 'Pickup and destination', value: destination },
        ...optionalRow('More', additionalInfo),
      ]),
      linkButton('Open the enquiry', facts.enquiryUrl),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'transportation', serviceType }),
        label: 'Write to the visitor',
      }),
    ],
  }
})

function promise({ answerWithinHours, quoteWithinHours }: TransportFacts): string {
  const answer = `The visitor was promised an answer within ${answerWithinHours} hours`
  return quoteWithinHours === null
    ? `${answer}.`
    : `${answer}, and a personalised quote within ${quoteWithinHours} hours.`
}
