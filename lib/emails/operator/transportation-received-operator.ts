import { type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { inboxEmail } from '@/lib/emails/layout/frame'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import { excerpt, HOW_TO_REPLY, optionalRow, visitorParts, TRANSPORT } from '@/lib/emails/parts/enquiry-parts'

export const transportationReceivedOperator = inboxEmail(TRANSPORT, (facts) => {
  const { serviceType, destination, additionalInfo } = facts
  return {
    subject: `New Transportation Request: ${serviceType}`,
    preheader: excerpt(facts, destination),
    headline: 'New transportation request',
    subline: serviceType,
    parts: [
      `${promisedAnswerText(facts)} ${HOW_TO_REPLY}`,
      ...visitorParts(
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
