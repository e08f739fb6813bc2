import { defineVisitorEmail } from '@/lib/emails/layout/define-email'
import {
  replyTimeText,
  receivedEnquiryTable,
  visitorReasonText,
  MESSAGE_NOT_REPEATED_TEXT,
  MESSAGE_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

export const contactReceivedGuest = defineVisitorEmail(MESSAGE_FACTS_SOURCE, (facts, sender) => ({
  subject: 'We have received your message',
  preheader: `We answer ${replyTimeText(facts)}.`,
  headline: 'Your message has arrived',
  subline: `We answer ${replyTimeText(facts)}`,
  name: facts.name,
  parts: [
    `Thank you for writing to us. One of us reads your message and answers ${replyTimeText(facts)}.`,
    receivedEnquiryTable(facts, 'Contact message'),
    MESSAGE_NOT_REPEATED_TEXT,
    { kind: 'button', label: 'See our tours', url: `${sender.siteUrl}/#tours` },
  ],
  reason: visitorReasonText('a message'),
}))
