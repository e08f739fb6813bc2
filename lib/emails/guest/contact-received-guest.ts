import { visitorEmail } from '@/lib/emails/layout/frame'
import {
  replyTimeText,
  receivedTable,
  visitorReason,
  WORDS_NOT_REPEATED,
  MESSAGE,
} from '@/lib/emails/parts/enquiry-parts'

export const contactReceivedGuest = visitorEmail(MESSAGE, (facts, sender) => ({
  subject: 'We have received your message',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your message has arrived',
  subline: `We answer ${replyTimeText(facts)}`,
  name: facts.name,
  parts: [
    `Thank you for writing to us. One of us reads your message and answers ${replyTimeText(facts)}.`,
    receivedTable(facts, 'Contact message'),
    WORDS_NOT_REPEATED,
    { kind: 'button', label: 'See our tours', url: `${sender.siteUrl}/#tours` },
  ],
  reason: visitorReason('a message'),
}))
