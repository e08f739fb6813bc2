import { type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { type Step } from '@/lib/emails/layout/email-draft'
import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import {
  replyTimeText,
  receivedEnquiryTable,
  visitorReasonText,
  MESSAGE_NOT_REPEATED_TEXT,
  TRANSPORT_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

export const transportationReceivedGuest = defineVisitorEmail(TRANSPORT_FACTS_SOURCE, (facts) => ({
  subject: 'We have received your transportation request',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your request has arrived',
  subline: facts.serviceType,
  name: facts.name,
  parts: [
    'Thank you for asking us to drive you.',
    receivedEnquiryTable(facts, facts.serviceType),
    MESSAGE_NOT_REPEATED_TEXT,
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [
        {
          title: `We answer within ${facts.answerWithinHours} hours`,
          text: 'We write to you by e-mail about the day, the time and the place of your pick-up.',
        },
        ...quoteStep(facts),
        { title: 'You decide', text: 'Nothing is booked until you agree.' },
      ],
    },
    { kind: 'button', label: 'See the service', url: facts.serviceUrl },
  ],
  reason: visitorReasonText('a request for transportation'),
}))

function quoteStep({ quoteWithinHours }: TransportFacts): readonly Step[] {
  if (quoteWithinHours === null) return []
  return [
    {
      title: `You receive a personalised quote within ${quoteWithinHours} hours`,
      text: 'It names one price for your journey.',
    },
  ]
}
