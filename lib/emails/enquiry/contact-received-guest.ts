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

export function contactReceivedGuest(facts: MessageFacts, sender: Sender): Draft {
  return {
    subject: 'We have received your message',
    preheader: `We answer ${answerText(facts)}.`,
    headline: 'Your message has arrived',
    subline: `We answer ${answerText(facts)}`,
    parts: [
      { kind: 'paragraph', text: greeting(facts.name) },
      {
        kind: 'paragraph',
        text: `Thank you for writing to us. One of us reads your message and answers ${answerText(facts)}.`,
      },
      receivedTable(facts, 'Contact message'),
      WORDS_NOT_REPEATED,
      { kind: 'button', label: 'See our tours', url: `${sender.siteUrl}/#tours` },
      { kind: 'paragraph', text: signature(sender) },
    ],
    reason: visitorReason('a message'),
  }
}
