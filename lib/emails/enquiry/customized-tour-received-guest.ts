import { type Draft } from '@/lib/emails/draft'
import { type MessageFacts } from '@/lib/emails/enquiry/enquiry-facts'
import { type Sender } from '@/lib/emails/facts'
import {
  answerText,
  receivedTable,
  visitorReason,
  WORDS_NOT_REPEATED,
} from '@/lib/emails/enquiry/enquiry-parts'
import { greeting, signature } from '@/lib/emails/salutation'

export function customizedTourReceivedGuest(facts: MessageFacts, sender: Sender): Draft {
  return {
    subject: 'We have received your customized tour request',
    preheader: `We answer ${answerText(facts)}.`,
    headline: 'Your wishes have arrived',
    subline: 'Customized tour',
    parts: [
      { kind: 'paragraph', text: greeting(facts.name) },
      { kind: 'paragraph', text: 'Thank you for asking us to plan a tour for you.' },
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
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: visitorReason('a request for a customized tour'),
  }
}
