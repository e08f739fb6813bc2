import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import {
  replyTimeText,
  receivedEnquiryTable,
  visitorReasonText,
  MESSAGE_NOT_REPEATED_TEXT,
  MESSAGE_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

export const customizedTourReceivedGuest = defineVisitorEmail(MESSAGE_FACTS_SOURCE, (facts, sender) => ({
  subject: 'We have received your customized tour request',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your wishes have arrived',
  subline: 'Customized tour',
  name: facts.name,
  parts: [
    'Thank you for asking us to plan a tour for you.',
    receivedEnquiryTable(facts, 'Customized tour'),
    MESSAGE_NOT_REPEATED_TEXT,
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [
        {
          title: `We answer within ${facts.answerWithinHours} hours`,
          text: 'You receive our first ideas and our questions by e-mail.',
        },
        {
          title: 'We plan the tour with you',
          text: 'Dates, places, pace and price. Nothing is booked until you agree.',
        },
      ],
    },
    { kind: 'button', label: 'See our tours', url: `${sender.siteUrl}/#tours` },
  ],
  reason: visitorReasonText('a request for a customized tour'),
}))
