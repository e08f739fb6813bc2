import { inboxEmail } from '@/lib/emails/layout/frame'
import { answerSubject } from '@/lib/emails/parts/answer-subject'
import { excerpt, HOW_TO_ANSWER, optionalRow, visitorParts, MESSAGE } from '@/lib/emails/parts/enquiry-parts'

/** The subject must not change. Rule: custom-tour-texts (docs/rules.md) */
export const customizedTourReceivedOperator = inboxEmail(MESSAGE, (facts) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Customized Tour Request',
    preheader: excerpt(facts, message),
    headline: 'New customized tour request',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      { kind: 'section', title: 'The wishes', text: message },
      ...visitorParts(facts, optionalRow('Phone', phone), answerSubject({ kind: 'customized_tour' })),
    ],
  }
})
