import { answerSubject } from '@/lib/emails/enquiry/answer-subject'
import {
  excerpt,
  HOW_TO_ANSWER,
  optionalRow,
  visitorTable,
  MESSAGE,
} from '@/lib/emails/enquiry/enquiry-parts'
import { inboxEmail } from '@/lib/emails/frame'
import { linkButton } from '@/lib/emails/link-button'
import { mailtoButton } from '@/lib/emails/mailto-button'

/** The subject is fixed. Rule: custom-tour-texts (docs/rules.md) */
export const customizedTourReceivedOperator = inboxEmail(MESSAGE, (facts) => {
  const { email, phone, message, answerWithinHours } = facts
  return {
    subject: 'New Customized Tour Request',
    preheader: excerpt(facts, message),
    headline: 'New customized tour request',
    subline: facts.name,
    parts: [
      `The visitor was promised an answer within ${answerWithinHours} hours. ${HOW_TO_ANSWER}`,
      { kind: 'section', title: 'The wishes', text: message },
      visitorTable(facts, optionalRow('Phone', phone)),
      linkButton('Open the enquiry', facts.enquiryUrl),
      mailtoButton({
        email,
        subject: answerSubject({ kind: 'customized_tour' }),
        label: 'Write to the visitor',
      }),
    ],
  }
})
