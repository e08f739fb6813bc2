import { type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import {
  enquiryExcerpt,
  HOW_TO_REPLY_TEXT,
  optionalRow,
  visitorDetailsParts,
  TRANSPORT_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

export const transportationReceivedOperator = defineInboxEmail(TRANSPORT_FACTS_SOURCE, (facts) => {
  const { serviceType, destination, additionalInfo } = facts
  return {
    subject: `New Transportation Request: ${serviceType}`,
    preheader: enquiryExcerpt(facts, destination),
    headline: 'New transportation request',
    subline: serviceType,
    parts: [
      `${promisedAnswerText(facts)} ${HOW_TO_REPLY_TEXT}`,
      ...visitorDetailsParts(
        facts,
        [
          { label: 'Service', value: serviceType },
          { label: 'Route', value: destination },
          ...optionalRow('More', additionalInfo),
        ],
        replySubject({ kind: 'transportation', serviceType }),
      ),
    ],
  }
})

function promisedAnswerText({ answerWithinHours, quoteWithinHours }: TransportFacts): string {
  const answer = `The visitor was promised an answer within ${answerWithinHours} hours`
  return quoteWithinHours === null
    ? `${answer}.`
    : `${answer}, and a personalised quote within ${quoteWithinHours} hours.`
}
