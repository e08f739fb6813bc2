import { answerSubject } from '@/lib/emails/enquiry/answer-subject'
import { type TransportFacts } from '@/lib/emails/enquiry/enquiry-facts'
import {
  excerpt,
  HOW_TO_ANSWER,
  optionalRow,
  visitorTable,
  TRANSPORT,
} from '@/lib/emails/enquiry/enquiry-parts'
import { inboxEmail } from '@/lib/emails/frame'
import { linkButton } from '@/lib/emails/link-button'
import { mailtoButton } from '@/lib/emails/mailto-button'

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
