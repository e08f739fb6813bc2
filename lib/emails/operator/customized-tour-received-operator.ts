import { defineInboxEmail } from '@/lib/emails/layout/define-email'
import { replySubject } from '@/lib/emails/parts/reply-subject'
import {
  enquiryExcerpt,
  HOW_TO_REPLY_TEXT,
  optionalRow,
  visitorDetailsParts,
  MESSAGE_FACTS_SOURCE,
} from '@/lib/emails/parts/enquiry-parts'

/** The wording of the subject is fixed. Rule: custom-tour-texts (docs/rules.md) */
export const customizedTourReceivedOperator = defineInboxEmail(MESSAGE_FACTS_SOURCE, (facts) => {
  const { phone, message, answerWithinHours } = facts
  return {
    subject: 'New Customized Tour Request',
    preheader: enquiryExcerpt(facts, message),
    headline: 'New customized tour request',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_REPLY_TEXT}`,
      { kind: 'section', title: 'The wishes', text: message },
      ...visitorDetailsParts(facts, optionalRow('Phone', phone), replySubject({ kind: 'customized_tour' })),
    ],
  }
})
