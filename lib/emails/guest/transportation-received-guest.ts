import { type TransportFacts } from '@/lib/emails/facts/enquiry-facts'
import { type Step } from '@/lib/emails/layout/draft'
import { visitorEmail } from '@/lib/emails/layout/frame'
import {
  replyTimeText,
  receivedTable,
  visitorReason,
  WORDS_NOT_REPEATED,
  TRANSPORT,
} from '@/lib/emails/parts/enquiry-parts'

export const transportationReceivedGuest = visitorEmail(TRANSPORT, (facts) => ({
  subject: 'We have received your transportation request',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your request has arrived',
  subline: facts.serviceType,
  name: facts.name,
  parts: [
    'Thank you for asking us to drive you.',
    receivedTable(facts, facts.serviceType),
    WORDS_NOT_REPEATED,
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
  reason: visitorReason('a request for transportation'),
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
