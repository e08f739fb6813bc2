import { inboxEmail } from '@/lib/emails/layout/frame'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import { excerpt, HOW_TO_REPLY, optionalRow, visitorParts, MESSAGE } from '@/lib/emails/parts/enquiry-parts'

export const contactReceivedOperator = inboxEmail(MESSAGE, (facts, sender) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: excerpt(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_REPLY}`,
      { kind: 'section', title: 'The message', text: message },
      ...visitorParts(
        facts,
        optionalRow('Phone', phone),
        replySubject({ kind: 'contact', brand: sender.brand }),
      ),
    ],
  }
})
