import { visitorEmail } from '@/lib/emails/layout/frame'
import {
  replyTimeText,
  receivedTable,
  visitorReason,
  WORDS_NOT_REPEATED,
  MESSAGE,
} from '@/lib/emails/parts/enquiry-parts'

export const customizedTourReceivedGuest = visitorEmail(MESSAGE, (facts, sender) => ({
  subject: 'We have received your customized tour request',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your wishes have arrived',
  subline: 'Customized tour',
  name: facts.name,
  parts: [
    'Thank you for asking us to plan a tour for you.',
    receivedTable(facts, 'Customized tour'),
    WORDS_NOT_REPEATED,
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
  reason: visitorReason('a request for a customized tour'),
}))
