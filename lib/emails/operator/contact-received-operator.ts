import { inboxEmail } from '@/lib/emails/layout/frame'
import { answerSubject } from '@/lib/emails/parts/answer-subject'
import { excerpt, HOW_TO_ANSWER, optionalRow, visitorParts, MESSAGE } from '@/lib/emails/parts/enquiry-parts'

export const contactReceivedOperator = inboxEmail(MESSAGE, (facts, sender) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Contact Message',
    preheader: excerpt(facts, message),
    headline: 'New contact message',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      { kind: 'section', title: 'The message', text: message },
      ...visitorParts(
        facts,
        optionalRow('Phone', phone),
        answerSubject({ kind: 'contact', brand: sender.brand }),
      ),
    ],
  }
})
