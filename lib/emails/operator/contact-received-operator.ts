import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import {
  enquiryExcerpt,
  HOW_TO_REPLY_TEXT,
  optionalRow,
  visitorDetailsParts,
  MESSAGE_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

export const contactReceivedOperator = defineInboxEmail(MESSAGE_FACTS_SOURCE, (facts, sender) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: enquiryExcerpt(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_REPLY_TEXT}`,
      { kind: 'section', title: 'The message', text: message },
      ...visitorDetailsParts(
        facts,
        optionalRow('Phone', phone),
        replySubject({ kind: 'contact', brand: sender.brand }),
      ),
    ],
  }
})
