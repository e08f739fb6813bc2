import { inboxEmail } from '@/lib/emails/layout/frame'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import { excerpt, HOW_TO_REPLY, optionalRow, visitorParts, MESSAGE } from '@/lib/emails/parts/enquiry-parts'

/** The subject must not change. Rule: custom-tour-texts (docs/rules.md) */
export const customizedTourReceivedOperator = inboxEmail(MESSAGE, (facts) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Customized Tour Request',
    preheader: excerpt(facts, message),
    headline: 'New customized tour request',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_REPLY}`,
      { kind: 'section', title: 'The wishes', text: message },
      ...visitorParts(facts, optionalRow('Phone', phone), replySubject({ kind: 'customized_tour' })),
    ],
  }
})
